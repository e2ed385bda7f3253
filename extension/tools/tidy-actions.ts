import { findOperation } from '../operations/list.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { PageError } from '../page/page-error.ts';
import { isRecord } from './is-record.ts';
import { asksForSomething, type Given, joinGiven } from './join-given.ts';
import { argumentsSchema } from './operation-arguments.ts';
import { parsedIfJson } from './parsed-if-json.ts';
import { sortArguments } from './sort-arguments.ts';
import { refuseRaw, unwrapArguments } from './unwrap-arguments.ts';

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
 * as the arguments; other names for an action, and keys beside it that belong in its `target` or `params`. What none of
 * them fits is left for the schema to refuse.
 */
export function tidyActions(given: unknown, example: object): unknown {
  if (!isRecord(given)) return given;
  refuseRaw(given, example);
  if (!('actions' in given)) return 'action' in given ? { actions: [tidyAction(given, 0)] } : given;
  const { actions: named, ...others } = given;
  refuseElsewhere({ name: 'page_action', has: ['actions'], target: {}, others, path: 'arguments' });
  const actions = parsedIfJson(named);
  if (isRecord(actions)) return { actions: [tidyAction(actions, 0)] };
  return { actions: Array.isArray(actions) ? actions.map(tidyAction) : actions };
}

/**
 * What it has no place for is left among its parameters, and told with its result. Throws `InvalidArgument` for what
 * contradicts itself, and where something else would be acted on than was meant.
 */
function tidyAction(given: unknown, index: number): unknown {
  const named = isRecord(given) && typeof given.action === 'string' ? given.action : undefined;
  const operation = named === undefined ? undefined : findOperation(named);
  if (!operation) return given;
  const { name, example } = operation;
  const path = `arguments.actions[${index}]`;
  const refuse = (issue: string): PageError =>
    new PageError('InvalidArgument', `${path}.${issue}. Example: ${JSON.stringify(example)}`);
  const { url, params: unwrapped } = unwrapArguments(given, example, path);
  const sorted = sortArguments(operation, joinGiven({ url }, unwrapped, refuse), refuse);
  const { target, params, others } = sorted;
  refuseElsewhere({ name, has: Object.keys(argumentsSchema(operation).properties), target, others, path });
  return { action: name, target, params: { ...params, ...others } };
}

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
function refuseElsewhere({ name, has, target, others, path }: Asked): void {
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
