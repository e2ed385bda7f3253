import { PageError } from '../page/page-error.ts';
import { isRecord } from './is-record.ts';
import { parsedIfJson } from './parsed-if-json.ts';

/** The names under which models send the parameters of an action. */
const WRAPPERS = ['action_params', 'parameters', 'params', 'arguments'] as const;

export interface Unwrapped {
  action: unknown;
  url: unknown;
  params: Record<string, unknown>;
}

/**
 * The arguments of a call that is for one action, out of whatever they came in: `action_params`, the envelope
 * `{"action": "browser_navigate", "tool": "browser", "parameters": {…}}`, or bare beside the action. Throws
 * `InvalidArgument` for parameters under `raw`: what is in there nobody has checked.
 */
export function unwrapArguments(given: unknown, example: object): Unwrapped {
  if (!isRecord(given)) throw invalid('The arguments must be one JSON object.', example);
  const { action, url, tool: _tool, ...rest } = given;
  const wrapper = WRAPPERS.find(name => name in rest);
  const bare = Object.fromEntries(Object.entries(rest).filter(([key]) => key !== wrapper));
  const inner = wrapper === undefined ? {} : parsedIfJson(rest[wrapper] ?? {});
  if (!isRecord(inner)) throw invalid(`arguments.${wrapper}: expected object.`, example);
  const params = { ...bare, ...inner };
  if ('raw' in params) throw invalid('Parameters under "raw" are not taken: give them by name.', example);
  return { action, url, params };
}

function invalid(what: string, example: object): PageError {
  return new PageError('InvalidArgument', `${what} Example: ${JSON.stringify(example)}`);
}
