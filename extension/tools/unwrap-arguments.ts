import { PageError } from '../page/page-error.ts';
import { isRecord } from './is-record.ts';
import { type Given, joinGiven } from './join-given.ts';
import { REMARKS } from './operation-arguments.ts';
import { parsedIfJson } from './parsed-if-json.ts';

/** The names under which models send the parameters of an action. */
const WRAPPERS = ['action_params', 'parameters', 'params', 'arguments'] as const;

export interface Unwrapped {
  action: unknown;
  url: unknown;
  params: Given;
}

/**
 * The arguments of a call that is for one action, out of whatever they came in: `action_params`, the envelope
 * `{"action": "browser_navigate", "tool": "browser", "parameters": {…}}`, or bare beside the action. Throws
 * `InvalidArgument` for parameters under `raw`: what is in there nobody has checked; and for what is given twice, and not the
 * same. `path`: where in the arguments of the call these are.
 */
export function unwrapArguments(given: unknown, example: object, path = 'arguments'): Unwrapped {
  const refuse = (issue: string): PageError => invalid(`${path}.${issue}.`, example);
  if (!isRecord(given)) throw invalid('The arguments must be one JSON object.', example);
  const { action, url, tool: _tool, ...rest } = given;
  const wrapper = WRAPPERS.find(name => name in rest);
  const bare = Object.fromEntries(
    Object.entries(rest).filter(([key]) => key !== wrapper && !REMARKS.includes(key)),
  );
  const inner = wrapper === undefined ? {} : parsedIfJson(rest[wrapper] ?? {});
  if (!isRecord(inner)) throw refuse(`${wrapper}: expected object`);
  const params = joinGiven(bare, inner, refuse);
  refuseRaw(params, example);
  return { action, url, params };
}

export function refuseRaw(given: Given, example: object): void {
  if ('raw' in given) throw invalid('Parameters under "raw" are not taken: give them by name.', example);
}

function invalid(what: string, example: object): PageError {
  return new PageError('InvalidArgument', `${what} Example: ${JSON.stringify(example)}`);
}
