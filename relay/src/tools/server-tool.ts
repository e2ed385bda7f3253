import type { BrowserTool } from '@assent/shared';
import * as z from 'zod';

export type ServerToolDefinition<Parameters extends z.ZodObject> = {
  name: string;
  /** For the model: what it does and when to use it. */
  description: string;
  parameters: Parameters;
  /** False when something it needs is not configured: agents may name it, models are not offered it. */
  offered?: boolean;
  /** Runs after the person approved. What it returns is the result, as JSON; what it throws is told to the model. */
  run(given: z.output<Parameters>, context: { signal: AbortSignal }): Promise<Record<string, unknown>>;
};

/** A tool that the relay runs itself. */
export type ServerTool = {
  name: string;
  offered: boolean;
  advertised: BrowserTool;
  run(argumentsJson: unknown, context: { signal: AbortSignal }): Promise<ServerToolResult>;
};

export type ServerToolResult =
  | ({ success: true } & Record<string, unknown>)
  | { success: false; error: string; error_type: 'InvalidArgument' | 'InternalError' };

/** Thrown by a tool: a failure in words for the model. Anything else that is thrown is a defect, and stays inside. */
export class ServerToolFailure extends Error {
  override name = 'ServerToolFailure';
}

export function defineServerTool<Parameters extends z.ZodObject>(
  definition: ServerToolDefinition<Parameters>,
): ServerTool {
  const { name, description, parameters, offered = true } = definition;
  return {
    name,
    offered,
    advertised: { name, description, parameters: z.toJSONSchema(parameters, { io: 'input' }) },
    async run(argumentsJson, context) {
      const given = parameters.safeParse(argumentsJson);
      if (!given.success) return invalidArguments(given.error);
      try {
        return { ...(await definition.run(given.data, context)), success: true };
      } catch (thrown) {
        if (!(thrown instanceof ServerToolFailure)) throw thrown;
        return { success: false, error: thrown.message, error_type: 'InternalError' };
      }
    },
  };
}

function invalidArguments(error: z.ZodError): ServerToolResult {
  const problems = error.issues.map(issue => `${issue.path.join('.') || 'arguments'}: ${issue.message}`);
  return {
    success: false,
    error: `The arguments don't fit: ${problems.join('; ')}. Correct them and call the tool again.`,
    error_type: 'InvalidArgument',
  };
}
