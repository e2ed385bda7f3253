import { findOperation } from '../operations/list.ts';
import { isRecord } from './is-record.ts';
import { parsedIfJson } from './parsed-if-json.ts';
import { tidyTarget } from './tidy-target.ts';

/**
 * The forms in which models send `actions` besides a list: a JSON string of it, a single action, or the action itself
 * as the arguments; and other names for an action. What none of them fits is left for the schema to refuse.
 */
export function tidyActions(given: unknown): unknown {
  if (!isRecord(given)) return given;
  if (!('actions' in given)) return 'action' in given ? { actions: [tidyAction(given)] } : given;
  const actions = parsedIfJson(given.actions);
  if (isRecord(actions)) return { ...given, actions: [tidyAction(actions)] };
  return { ...given, actions: Array.isArray(actions) ? actions.map(tidyAction) : actions };
}

function tidyAction(given: unknown): unknown {
  if (!isRecord(given) || typeof given.action !== 'string') return given;
  const action = findOperation(given.action)?.name ?? given.action;
  return { ...given, action, ...('target' in given ? { target: tidyTarget(given.target) } : {}) };
}
