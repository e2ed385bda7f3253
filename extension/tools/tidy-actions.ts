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

/** The names under which models say which tab or element they mean. */
const PLACES: readonly string[] = [
  ...['tab', 'tabId', 'tab_id', 'tabIndex', 'tab_index', 'windowId', 'window_id'],
  ...['frame', 'frameId', 'frame_id'],
  ...['element', 'elementId', 'elementID', 'element_id', 'ref', 'index', 'nth'],
  ...['selector', 'css', 'cssSelector', 'css_selector', 'xpath', 'coordinate', 'coordinates'],
];

const IN_TARGET = 'target.';

/**
 * The forms in which models send `actions` besides a list: a JSON string of it, a single action, or the action itself
 * as the arguments; other names for an action, and keys beside it that belong in its `target` or `params`. The schema
 * refuses everything else.
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
 * Unknown parameters stay among the others, and are reported with the result. Throws `InvalidArgument` for contradictions,
 * and where the action would hit something else than was meant.
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
  /** Of the operation or tool. */
  name: string;
  /** Its parameters. */
  has: readonly string[];
  target: RawArguments;
  /** What it has no parameter for, by its path. */
  unknown: RawArguments;
  /** Where in the arguments of the call all this is. */
  path: string;
}

/**
 * An unknown parameter does no harm, unless it names a tab or an element: without it, the action would hit another one. An
 * id of ours is unique across all tabs, whatever else stands beside it. Throws `InvalidArgument`.
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
