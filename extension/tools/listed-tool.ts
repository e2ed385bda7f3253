import type { BrowserTool } from '@assent/shared';
import * as z from 'zod/mini';
import { describeIssues } from '../operations/describe-issues.ts';
import { PageError } from '../page/page-error.ts';
import type { Plan, Tool } from './tool.ts';

/** A tool as the list holds it: its type of arguments is hidden, so that all of them fit into one list. */
export interface ListedTool extends Pick<Tool<unknown>, 'name' | 'title' | 'effect' | 'answer'> {
  needsNoPage: boolean;
  needsNoTab: boolean;
  advertise(): BrowserTool;
  /** Throws `InvalidArgument` with the path, what was expected there, and an example. */
  understand(given: unknown): Plan;
}

export function listed<Arguments>(tool: Tool<Arguments>): ListedTool {
  const { name, title, effect, description, parameters, answer } = tool;
  return {
    name,
    title,
    effect,
    ...(answer ? { answer } : {}),
    needsNoPage: tool.needsNoPage ?? false,
    needsNoTab: tool.needsNoTab ?? false,
    advertise: () => ({ name, description, parameters: jsonSchemaOf(parameters) }),
    understand: given => {
      const parsed = parameters.safeParse(tool.tidy ? tool.tidy(given) : given);
      if (parsed.success) return tool.plan(parsed.data);
      throw new PageError(
        'InvalidArgument',
        `Wrong arguments for ${name}: ${describeIssues(parsed.error.issues, 'arguments')}. Example: ${JSON.stringify(tool.example)}`,
      );
    },
  };
}

function jsonSchemaOf(parameters: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(parameters, { io: 'input' });
  return schema;
}
