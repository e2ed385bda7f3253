import { PageError } from '../page/page-error.ts';
import { isRecord, parsedIfJson } from './parse-json.ts';

export type RawArguments = Record<string, unknown>;

export type Refuse = (issue: string) => Error;

/** Comments that models add to a call; ignored. */
export const REMARKS = ['comment', 'explanation', 'reason', 'reasoning', 'thought', 'why'];

/** The keys that models put around an action's parameters. */
const WRAPPERS = ['action_params', 'parameters', 'params', 'arguments'] as const;

export interface Unwrapped {
  action: unknown;
  url: unknown;
  params: RawArguments;
}

/**
 * The arguments of one action without their wrapper: `action_params`, the envelope `{"action": "browser_navigate",
 * "tool": "browser", "parameters": {…}}`, or none. Throws `InvalidArgument` for unchecked parameters under `raw`, and
 * for a parameter with two values. `path`: their place in the call's arguments.
 */
export function unwrapArguments(raw: unknown, example: object, path = 'arguments'): Unwrapped {
  const refuse = (issue: string): PageError => invalid(`${path}.${issue}.`, example);
  if (!isRecord(raw)) throw invalid('The arguments must be one JSON object.', example);
  const { action, url, tool: _tool, ...rest } = raw;
  const wrapper = WRAPPERS.find(name => name in rest);
  const bare = Object.fromEntries(
    Object.entries(rest).filter(([key]) => key !== wrapper && !REMARKS.includes(key)),
  );
  const inner = wrapper === undefined ? {} : parsedIfJson(rest[wrapper] ?? {});
  if (!isRecord(inner)) throw refuse(`${wrapper}: expected object`);
  const params = mergeArguments(bare, inner, refuse);
  refuseRaw(params, example);
  return { action, url, params };
}

export function refuseRaw(raw: RawArguments, example: object): void {
  if ('raw' in raw) throw invalid('Parameters under "raw" are not accepted: give them by name.', example);
}

/** Empty values give way; two different values are ambiguous. */
export function mergeArguments(first: RawArguments, second: RawArguments, refuse: Refuse): RawArguments {
  const filled = Object.entries(first).filter(([, value]) => isFilled(value));
  const twice = filled.find(([key, value]) => isFilled(second[key]) && !isSame(value, second[key]));
  if (twice) throw refuse(`${twice[0]}: given twice, with different values`);
  return { ...first, ...second, ...Object.fromEntries(filled) };
}

export function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function invalid(issue: string, example: object): PageError {
  return new PageError('InvalidArgument', `${issue} Example: ${JSON.stringify(example)}`);
}
