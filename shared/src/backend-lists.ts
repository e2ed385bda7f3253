import * as z from 'zod/mini';
import { optionalOrNull } from './absent.ts';

/**
 * An entry that the user can choose. Requests use the `id`; people see the `name`, or else the id. At most one is the default,
 * which answers a request that names none.
 */
const choiceSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: optionalOrNull(z.string()),
  is_default: optionalOrNull(z.boolean()),
});
export type BackendChoice = z.output<typeof choiceSchema>;

const modelChoiceSchema = z.extend(choiceSchema, {
  /** Whether it receives the pictures of a request. */
  images: optionalOrNull(z.boolean()),
  /** The most tokens of input and output together. */
  context_tokens: optionalOrNull(z.number().check(z.positive())),
  /** Whether it gets tools natively, or in the text of its prompt. */
  tools: optionalOrNull(z.enum(['native', 'prompt'])),
  /** Fixed rules that stand in for a model: they follow simple requests only. */
  is_rules: optionalOrNull(z.boolean()),
});
export type ModelChoice = z.output<typeof modelChoiceSchema>;

/**
 * The answer of `GET /api/v1/models`, an addition to the contract that a backend need not offer: ids for a request's
 * `model`, the best first. Keys and addresses stay in the backend.
 */
export const modelListSchema = z.object({
  models: z.array(modelChoiceSchema),
  /** The path, on this backend, of a page where the person can connect a model; missing where there is none. */
  setup_path: optionalOrNull(z.string().check(z.startsWith('/'))),
});
export type ModelList = z.input<typeof modelListSchema>;

/** The answer of `GET /api/v1/agents`, likewise optional: ids for `agent_id`. Without the prompts and tools. */
export const agentListSchema = z.object({ agents: z.array(choiceSchema) });
export type AgentList = z.input<typeof agentListSchema>;
