import * as z from 'zod';
import { loadAgents } from '../agents/load-agents.ts';

const agentsSchema = z.string().transform((folder, context) => {
  try {
    return loadAgents(folder);
  } catch (thrown) {
    context.addIssue(thrown instanceof Error ? thrown.message : String(thrown));
    return z.NEVER;
  }
});

export const agentVariables = z.object({ RELAY_AGENTS: agentsSchema.optional() });
