import { PageError } from '../page/page-error.ts';
import { cleanText } from '../page/seeing/clean-text.ts';
import { asksForSomething, type Given } from './join-given.ts';

/** The names under which models say which tab or element they mean. */
const PLACES: readonly string[] = [
  ...['tab', 'tabId', 'tab_id', 'tabIndex', 'tab_index', 'windowId', 'window_id'],
  ...['frame', 'frameId', 'frame_id'],
  ...['element', 'elementId', 'elementID', 'element_id', 'ref', 'index', 'nth'],
  ...['selector', 'css', 'cssSelector', 'css_selector', 'xpath', 'coordinate', 'coordinates'],
];

const IN_TARGET = 'target.';

interface Asked {
  /** Of the operation or tool. */
  name: string;
  /** What it does have. */
  has: readonly string[];
  target: Given;
  /** What it has no place for, by where it was given. */
  others: Given;
  /** Where in the arguments of the call all this is. */
  path: string;
}

/**
 * What is ignored harms nobody, but for what says where: without it, another tab or element would be acted on than was meant.
 * An id of ours names one in all tabs for certain, whatever else is said of it. Throws `InvalidArgument`.
 */
export function refuseElsewhere({ name, has, target, others, path }: Asked): void {
  if (asksForSomething(target.elementId)) return;
  const isNameless = Object.keys(target).length === 0;
  const place = Object.keys(others).find(
    key => (isNameless && key.startsWith(IN_TARGET)) || PLACES.includes(key.replace(IN_TARGET, '')),
  );
  if (place === undefined) return;
  throw new PageError(
    'InvalidArgument',
    `${path}.${cleanText(place)}: ${name} has no such parameter (there are: ${has.join(', ') || 'none'}). Without it something else would be acted on than was meant, so nothing was. Name an element by target.elementId or target.selector; for another tab, switch_tab comes first.`,
  );
}
