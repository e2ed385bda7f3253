import { findOperation } from '../operations/list.ts';
import { PageError } from '../page/page-error.ts';
import { isRecord } from './is-record.ts';
import { joinGiven } from './join-given.ts';
import { argumentsSchema } from './operation-arguments.ts';
import { parsedIfJson } from './parsed-if-json.ts';
import { refuseElsewhere } from './refuse-elsewhere.ts';
import { sortArguments } from './sort-arguments.ts';
import { refuseRaw, unwrapArguments } from './unwrap-arguments.ts';

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
