import * as z from 'zod';

const toolNamesSchema = z
  .string()
  .default('')
  .transform(list =>
    list
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== ''),
  );

/** The front matter of an agent's file. */
export const agentHeaderSchema = z.strictObject({
  /** Names of server tools, with commas between them. */
  tools: toolNamesSchema,
  model: z.string().min(1).optional(),
  /** What people read in a list of agents. */
  name: z.string().min(1).optional(),
});

/** Who answers: a system prompt, the server tools it may propose, and the model it prefers. `id` is its `agent_id`. */
export type Agent = {
  id: string;
  prompt: string;
  tools: readonly string[];
  model: string | undefined;
  /** For people; the id where it is missing. */
  name?: string | undefined;
};
