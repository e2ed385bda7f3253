import type { ErrorType } from '@assent/shared';

/** From the protocol; only a person can reject. */
export type ServerToolErrorType = Exclude<ErrorType, 'Rejected'>;

export type ServerToolResult =
  | ({ success: true } & Record<string, unknown>)
  | { success: false; error: string; error_type: ServerToolErrorType };

type ServerToolFailureOptions = ErrorOptions & {
  /** By default `InternalError`. */
  type?: ServerToolErrorType;
};

/** A tool's failure, worded for the model. Any other error is a defect, and stays inside. */
export class ServerToolFailure extends Error {
  override name = 'ServerToolFailure';
  readonly type: ServerToolErrorType;

  constructor(message?: string, { type = 'InternalError', ...options }: ServerToolFailureOptions = {}) {
    super(message, options);
    this.type = type;
  }
}

/** A tool's definition has changed. The result is `TOOL_CHANGED`. */
export class ToolChanged extends ServerToolFailure {
  override name = 'ToolChanged';
}

/** For a call whose tool has changed since it was shown and approved. */
export const TOOL_CHANGED: ServerToolResult = {
  success: false,
  error:
    'This tool changed after the call was shown, so what was approved is not what would run. Nothing was done. If you still need it, propose it again, based on its current description.',
  error_type: 'NotPermitted',
};

/** `problems` name the place and the expected value. */
export function invalidArguments(problems: readonly string[]): ServerToolResult {
  return {
    success: false,
    error: `The arguments don't fit: ${problems.map(problem => problem.replace(/\.$/, '')).join('; ')}. Correct them and call the tool again.`,
    error_type: 'InvalidArgument',
  };
}
