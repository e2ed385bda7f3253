import type { ErrorType } from '@assent/shared';

/** As the protocol names them; `Rejected` is the person's word alone. */
export type ServerToolErrorType = Exclude<ErrorType, 'Rejected'>;

export type ServerToolResult =
  | ({ success: true } & Record<string, unknown>)
  | { success: false; error: string; error_type: ServerToolErrorType };

type ServerToolFailureOptions = ErrorOptions & {
  /** `InternalError` unless it is said. */
  type?: ServerToolErrorType;
};

/** Thrown by a tool: a failure in words for the model. Anything else that is thrown is a defect, and stays inside. */
export class ServerToolFailure extends Error {
  override name = 'ServerToolFailure';
  readonly type: ServerToolErrorType;

  constructor(message?: string, { type = 'InternalError', ...options }: ServerToolFailureOptions = {}) {
    super(message, options);
    this.type = type;
  }
}

/** Thrown by a tool that finds that it is another now. The result is `TOOL_CHANGED`. */
export class ToolChanged extends ServerToolFailure {
  override name = 'ToolChanged';
}

/** For a call whose tool is no longer what it was when the call was shown and approved. */
export const TOOL_CHANGED: ServerToolResult = {
  success: false,
  error:
    'This tool changed after the call was shown, so what was approved is not what would run. Nothing was done. If it is still wanted, propose it again, by what the tool says of itself now.',
  error_type: 'NotPermitted',
};

/** For arguments that don't fit a tool's parameters. `problems` say where, and what was expected there. */
export function invalidArguments(problems: readonly string[]): ServerToolResult {
  return {
    success: false,
    error: `The arguments don't fit: ${problems.map(problem => problem.replace(/\.$/, '')).join('; ')}. Correct them and call the tool again.`,
    error_type: 'InvalidArgument',
  };
}
