import type { BrowserTool, Language } from '@assent/shared';
import * as z from 'zod/mini';
import type { Action, EffectClass } from '../operations/contract/action.ts';
import { describeIssues } from '../operations/describe-issues.ts';
import type { ElementQuery } from '../page/frame-reading.ts';
import { PageError } from '../page/page-error.ts';

/** Models choose best among tools with English definitions, whatever the user's language. */
export const MODEL_LANGUAGE: Language = 'en';

/** The meaning of a parsed call that the user decides on. */
export type CardPlan =
  | { kind: 'actions'; actions: Action[] }
  | { kind: 'find-more'; query: ElementQuery }
  | { kind: 'read-selection' }
  | { kind: 'clear-marks' };

/** `answer`: answered at once; nothing runs. */
export type Plan = CardPlan | { kind: 'answer'; result: Record<string, unknown> };

/** A function that the model may call. `messages/tools` has its texts; `list.ts` lists it. */
export interface Tool<Arguments> {
  name: string;
  description(language: Language): string;
  /** An object schema; the advertised JSON Schema comes from it. */
  parameters(language: Language): z.ZodMiniType<Arguments>;
  /** Correct arguments, quoted in the error for wrong ones. */
  example: Arguments;
  /** The mildest effect; the rows of a batch may have stronger ones. */
  effect: EffectClass;
  /** Set when it works without a readable page. */
  needsNoPage?: true;
  /** Set when it works without a tab. */
  needsNoTab?: true;
  /** Corrects usual mistakes of models before the schema parses the arguments. */
  tidy?(given: unknown): unknown;
  /** Throws `InvalidArgument` for violations that a schema cannot express. */
  plan(given: Arguments): Plan;
  /** The result for the model, where its form differs from a batch. `plan` is undefined for wrong arguments. */
  answer?(result: Record<string, unknown>, plan: CardPlan | undefined): Record<string, unknown>;
}

/** A tool in the list, without the type of its arguments. */
export interface ListedTool extends Pick<Tool<unknown>, 'name' | 'effect' | 'answer'> {
  needsNoPage: boolean;
  needsNoTab: boolean;
  advertise(language: Language): BrowserTool;
  /** Throws `InvalidArgument` with the path, the expected value, and an example. */
  understand(given: unknown): Plan;
}

export function listed<Arguments>(tool: Tool<Arguments>): ListedTool {
  const { name, effect, answer } = tool;
  const parameters = tool.parameters(MODEL_LANGUAGE);
  return {
    name,
    effect,
    ...(answer ? { answer } : {}),
    needsNoPage: tool.needsNoPage ?? false,
    needsNoTab: tool.needsNoTab ?? false,
    advertise: language => ({
      name,
      description: tool.description(language),
      parameters: jsonSchemaOf(tool.parameters(language)),
    }),
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
