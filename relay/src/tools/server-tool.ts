import type { BrowserTool } from '@assent/shared';
import * as z from 'zod';
import { digestDefinition } from './digest-definition.ts';
import { checkLimits, runWithinLimits, type ServerToolLimits } from './run-within-limits.ts';
import { invalidArguments, type ServerToolResult } from './server-tool-result.ts';

export type ServerToolDefinition<Parameters extends z.ZodObject> = ServerToolLimits & {
  name: string;
  /** For the model: what it does and when to use it. */
  description: string;
  parameters: Parameters;
  /** False when something it needs is not configured: agents may name it, models are not offered it. */
  offered?: boolean;
  /**
   * Runs after the person approved. What it returns is the result, as JSON; what it throws is told to the model. It is
   * aborted when its time is over, and when the person stops the turn.
   */
  run(given: z.output<Parameters>, context: { signal: AbortSignal }): Promise<Record<string, unknown>>;
};

/** A tool that the relay runs itself. */
export type ServerTool = {
  name: string;
  offered: boolean;
  advertised: BrowserTool;
  /** As `digestDefinition` gives it: another one is another tool, whatever its name. */
  definition: string;
  run(argumentsJson: unknown, context: { signal: AbortSignal }): Promise<ServerToolResult>;
};

/** Throws for limits under which no result could be told. */
export function defineServerTool<Parameters extends z.ZodObject>(
  definition: ServerToolDefinition<Parameters>,
): ServerTool {
  const { name, description, parameters, offered = true } = definition;
  checkLimits(name, definition);
  const advertised = { name, description, parameters: z.toJSONSchema(parameters, { io: 'input' }) };
  return {
    name,
    offered,
    advertised,
    definition: digestDefinition('relay', advertised),
    async run(argumentsJson, context) {
      const given = parameters.safeParse(argumentsJson);
      if (!given.success) return invalidArguments(given.error.issues.map(describeIssue));
      return runWithinLimits(definition, context.signal, signal => definition.run(given.data, { signal }));
    },
  };
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.') || 'arguments'}: ${message}`;
}
