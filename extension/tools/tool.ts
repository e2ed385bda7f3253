import type { BrowserTool, Language } from '@assent/shared';
import * as z from 'zod/mini';
import type { Action, EffectClass } from '../operations/contract/action.ts';
import { describeIssues } from '../operations/describe-issues.ts';
import type { ElementQuery } from '../page/frame-reading.ts';
import { PageError } from '../page/page-error.ts';

/** Models read tool definitions in English, whatever the person's language: so they choose best among tools. */
export const MODEL_LANGUAGE: Language = 'en';

/** What a call comes down to once its arguments are parsed, where the person decides on it. */
export type CardPlan =
  | { kind: 'actions'; actions: Action[] }
  | { kind: 'find-more'; query: ElementQuery }
  | { kind: 'read-selection' }
  | { kind: 'clear-marks' };

/** `answer`: the call is answered at once, and nothing runs. */
export type Plan = CardPlan | { kind: 'answer'; result: Record<string, unknown> };

/** A name that the model may call. Its file has its facts, `messages/tools` its texts; `list.ts` names it in one line. */
export interface Tool<Arguments> {
  name: string;
  /** For the model. */
  description(language: Language): string;
  /** Its root is an object; the advertised JSON Schema is made from it. */
  parameters(language: Language): z.ZodMiniType<Arguments>;
  /** Arguments in the right form, quoted to a model that sent wrong ones. */
  example: Arguments;
  /** The mildest it can be; the rows of a batch may say worse. */
  effect: EffectClass;
  /** Set when it also works where the page cannot be read. */
  needsNoPage?: true;
  /** Set when it also works where there is no tab to act in. */
  needsNoTab?: true;
  /** Corrects usual mistakes of models before the schema judges the arguments. */
  tidy?(given: unknown): unknown;
  /** Throws an `InvalidArgument` for what a schema cannot express. */
  plan(given: Arguments): Plan;
  /**
   * The result of the call as the model reads it, where that has another form than a batch. `plan` is missing where the
   * arguments were wrong.
   */
  answer?(result: Record<string, unknown>, plan: CardPlan | undefined): Record<string, unknown>;
}

/** A tool as the list holds it: its type of arguments is hidden, so that all tools fit into one list. */
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
