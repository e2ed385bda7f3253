import { agentListSchema, type BackendChoice, modelListSchema } from '@assent/shared';
import type * as z from 'zod/mini';
import { askBackend } from '../../../settings/access-key/ask-backend.ts';

/** The models and agents that a backend lists. Empty where it lists none, and where it can't be asked. */
export interface BackendChoices {
  models: readonly BackendChoice[];
  agents: readonly BackendChoice[];
}

export const NO_CHOICES: BackendChoices = { models: [], agents: [] };

const DEADLINE_MILLISECONDS = 5_000;

/**
 * Asks a backend for its lists. They are an offer that no backend must make: one that has no such address, does not let
 * us read its answer, or is down, offers nothing, and nobody needs to hear of it.
 */
export async function readBackendChoices(url: string): Promise<BackendChoices> {
  const [models, agents] = await Promise.all([
    readList(`${url}/api/v1/models`, modelListSchema),
    readList(`${url}/api/v1/agents`, agentListSchema),
  ]);
  return { models: models?.models ?? [], agents: agents?.agents ?? [] };
}

async function readList<List>(url: string, schema: z.ZodMiniType<List>): Promise<List | undefined> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MILLISECONDS);
    const response = await askBackend(url, { cache: 'no-store', signal });
    return response.ok ? schema.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
