import { createHash } from 'node:crypto';
import type { BrowserTool } from '@assent/shared';
import * as z from 'zod';
import { checkLimits, runWithinLimits, type ServerToolLimits } from './run-within-limits.ts';
import { invalidArguments, type ServerToolResult } from './server-tool-result.ts';

export type ServerToolDefinition<Parameters extends z.ZodObject> = ServerToolLimits & {
  name: string;
  /** For the model: the tool's effect and when to use it. */
  description: string;
  parameters: Parameters;
  /** False without its configuration: agents may name it, but models don't see it. */
  offered?: boolean;
  /**
   * Runs after approval. Returns the result, as JSON; the model gets the message of an error. The signal is aborted by the time
   * limit and by a stop.
   */
  run(given: z.output<Parameters>, context: { signal: AbortSignal }): Promise<Record<string, unknown>>;
};

/** A tool that the relay runs itself. */
export type ServerTool = {
  name: string;
  offered: boolean;
  advertised: BrowserTool;
  /** From `digestDefinition`: another definition is another tool, whatever its name. */
  definition: string;
  run(argumentsJson: unknown, context: { signal: AbortSignal }): Promise<ServerToolResult>;
};

/** Throws for impossible limits. */
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

/**
 * SHA-256 of a tool's source and description, in hexadecimal digits. The order of keys does not count, so that relays agree
 * when a server lists fields in another order.
 */
export function digestDefinition(source: string, definition: object): string {
  return createHash('sha256')
    .update(JSON.stringify([source, definition], sortKeys))
    .digest('hex');
}

function sortKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Tools that may change at runtime. An agent may name one of them, or all of them as `name_*`. */
export type ToolSource = {
  /** The prefix of its tools' names, before `_`. */
  name: string;
  /** The current tools. */
  tools(): readonly ServerTool[];
};
