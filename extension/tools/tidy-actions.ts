import { findOperation } from '../operations/list.ts';
import { PageError } from '../page/page-error.ts';
import { argumentNames } from './operation-schema.ts';
import { isRecord, parsedIfJson } from './parse-json.ts';
import { sortArguments } from './read-arguments.ts';
import { refuseUnknownPlace } from './unknown-params.ts';
import { mergeArguments, refuseRaw, unwrapArguments } from './unwrap-arguments.ts';

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
