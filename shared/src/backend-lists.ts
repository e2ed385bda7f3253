import * as z from 'zod/mini';
import { optionalOrNull } from './absent.ts';

/**
 * What a person can pick from. `id` is what a request names it by; `name` is for people, and the id stands in where it is
 * missing. At most one is the default: the one that answers when a request names none.
 */
const choiceSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: optionalOrNull(z.string()),
  is_default: optionalOrNull(z.boolean()),
});
export type BackendChoice = z.output<typeof choiceSchema>;

/** What a client may want to know of a model before it asks. */
const modelChoiceSchema = z.extend(choiceSchema, {
  /** Whether it is shown the pictures of a request. */
  images: optionalOrNull(z.boolean()),
  /** How many tokens it can read and write in all. */
  context_tokens: optionalOrNull(z.number().check(z.positive())),
});

/**
 * The answer of `GET /api/v1/models`, an addition to the contract that a backend need not offer: ids for a request's
 * `model`, the best first. Keys and addresses stay in the backend.
 */
export const modelListSchema = z.object({ models: z.array(modelChoiceSchema) });
export type ModelList = z.input<typeof modelListSchema>;

/** The answer of `GET /api/v1/agents`, likewise optional: ids for `agent_id`. An agent's prompt and tools are not told. */
export const agentListSchema = z.object({ agents: z.array(choiceSchema) });
export type AgentList = z.input<typeof agentListSchema>;
