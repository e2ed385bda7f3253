export type ServerToolResult =
  | ({ success: true } & Record<string, unknown>)
  | { success: false; error: string; error_type: 'InvalidArgument' | 'InternalError' | 'Timeout' };

/** Thrown by a tool: a failure in words for the model. Anything else that is thrown is a defect, and stays inside. */
export class ServerToolFailure extends Error {
  override name = 'ServerToolFailure';
}

/** For arguments that don't fit a tool's parameters. `problems` say where, and what was expected there. */
export function invalidArguments(problems: readonly string[]): ServerToolResult {
  return {
    success: false,
    error: `The arguments don't fit: ${problems.map(problem => problem.replace(/\.$/, '')).join('; ')}. Correct them and call the tool again.`,
    error_type: 'InvalidArgument',
  };
}
