import { cleanText } from '../page/dom/clean-text.ts';
import { PageError } from '../page/page-error.ts';
import { isFilled, type RawArguments } from './unwrap-arguments.ts';

/** The keys by which models name a tab or an element. */
const PLACES: readonly string[] = [
  ...['tab', 'tabId', 'tab_id', 'tabIndex', 'tab_index', 'windowId', 'window_id'],
  ...['frame', 'frameId', 'frame_id'],
  ...['element', 'elementId', 'elementID', 'element_id', 'ref', 'index', 'nth'],
  ...['selector', 'css', 'cssSelector', 'css_selector', 'xpath', 'coordinate', 'coordinates'],
];

const IN_TARGET = 'target.';

interface Request {
  /** The name of the operation or tool. */
  name: string;
  has: readonly string[];
  target: RawArguments;
  /** By path. */
  unknown: RawArguments;
  /** Their path in the call's arguments. */
  path: string;
}

/**
 * An unknown parameter is harmless, and the result reports it, unless it names a tab or an element: the action could hit
 * another one. An element id is unique across tabs, whatever else is given. Throws `InvalidArgument`.
 */
export function refuseUnknownPlace({ name, has, target, unknown, path }: Request): void {
  if (isFilled(target.elementId)) return;
  const isNameless = Object.keys(target).length === 0;
  const place = Object.keys(unknown).find(
    key => (isNameless && key.startsWith(IN_TARGET)) || PLACES.includes(key.replace(IN_TARGET, '')),
  );
  if (place === undefined) return;
  throw new PageError(
    'InvalidArgument',
    `${path}.${cleanText(place)}: ${name} has no such parameter (there are: ${has.join(', ') || 'none'}). Without it, the action could hit something else than was meant, so nothing was done. Name an element by target.elementId or target.selector; for another tab, call switch_tab first.`,
  );
}
