import { findOperation } from '../operations/list.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { PageError } from '../page/page-error.ts';
import { argumentNames } from './operation-schema.ts';
import { isRecord, parsedIfJson } from './parse-json.ts';
import { sortArguments } from './read-arguments.ts';
import {
  isFilled,
  mergeArguments,
  type RawArguments,
  refuseRaw,
  unwrapArguments,
} from './unwrap-arguments.ts';

/** The keys by which models name a tab or an element. */
const PLACES: readonly string[] = [
  ...['tab', 'tabId', 'tab_id', 'tabIndex', 'tab_index', 'windowId', 'window_id'],
  ...['frame', 'frameId', 'frame_id'],
  ...['element', 'elementId', 'elementID', 'element_id', 'ref', 'index', 'nth'],
  ...['selector', 'css', 'cssSelector', 'css_selector', 'xpath', 'coordinate', 'coordinates'],
];

const IN_TARGET = 'target.';

/**
 * Accepts the forms of `actions` that models send besides a list: a JSON string, a single action, or the action itself
 * as the arguments; also other names of an action, and keys outside its `target` or `params`. The schema refuses the
 * rest.
 */
export function tidyActions(raw: unknown, example: object): unknown {
  if (!isRecord(raw)) return raw;
  refuseRaw(raw, example);
  if (!('actions' in raw)) return 'action' in raw ? { actions: [tidyAction(raw, 0)] } : raw;
  const { actions: named, ...unknown } = raw;
  refuseUnknownPlace({ name: 'page_action', has: ['actions'], target: {}, unknown, path: 'arguments' });
  const actions = parsedIfJson(named);
  if (isRecord(actions)) return { actions: [tidyAction(actions, 0)] };
  return { actions: Array.isArray(actions) ? actions.map(tidyAction) : actions };
}

/**
 * Unknown parameters stay, and the result reports them. Throws `InvalidArgument` for contradictions, and where the
 * action could hit another target than intended.
 */
function tidyAction(raw: unknown, index: number): unknown {
  const named = isRecord(raw) && typeof raw.action === 'string' ? raw.action : undefined;
  const operation = named === undefined ? undefined : findOperation(named);
  if (!operation) return raw;
  const { name, example } = operation;
  const path = `arguments.actions[${index}]`;
  const refuse = (issue: string): PageError =>
    new PageError('InvalidArgument', `${path}.${issue}. Example: ${JSON.stringify(example)}`);
  const { url, params: unwrapped } = unwrapArguments(raw, example, path);
  const sorted = sortArguments(operation, mergeArguments({ url }, unwrapped, refuse), refuse);
  const { target, params, unknown } = sorted;
  refuseUnknownPlace({ name, has: argumentNames(operation), target, unknown, path });
  return { action: name, target, params: { ...params, ...unknown } };
}

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
 * An unknown parameter is harmless unless it names a tab or an element: the action could hit another one. An element id
 * is unique across tabs, whatever else is given. Throws `InvalidArgument`.
 */
function refuseUnknownPlace({ name, has, target, unknown, path }: Request): void {
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
