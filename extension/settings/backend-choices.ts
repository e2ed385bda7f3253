import { agentListSchema, type BackendChoice, type ModelChoice, modelListSchema } from '@assent/shared';
import type * as z from 'zod/mini';
import { askBackend } from './ask-backend.ts';

export const NO_CHOICES: BackendChoices = { models: [], agents: [] };

const DEADLINE_MILLISECONDS = 5_000;

/** The models and agents that a backend lists; empty when it lists none or can't be asked. */
export interface BackendChoices {
  models: readonly ModelChoice[];
  agents: readonly BackendChoice[];
  /** The backend's page where the person connects a model. */
  setupUrl?: string | undefined;
}

/** The model that a request with this id gets; empty for the backend's default. Nothing is known of an unlisted one. */
export function answeringModel({ models }: BackendChoices, id: string): ModelChoice | undefined {
  return models.find(model => (id === '' ? model.is_default : model.id === id));
}

/** The models with their names on the screen: rules have their own in each language. */
export function nameModels(models: readonly ModelChoice[], rules: string): ModelChoice[] {
  return models.map(model => (model.is_rules ? { ...model, name: rules } : model));
}

/** The lists are optional: a backend without the address, without CORS, or out of reach lists nothing, and that is no error. */
export async function readBackendChoices(url: string): Promise<BackendChoices> {
  const [models, agents] = await Promise.all([
    readList(`${url}/api/v1/models`, modelListSchema),
    readList(`${url}/api/v1/agents`, agentListSchema),
  ]);
  return {
    models: models?.models ?? [],
    agents: agents?.agents ?? [],
    // Joined as text: a path that begins with two slashes stays at the backend.
    setupUrl: models?.setup_path ? url + models.setup_path : undefined,
  };
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
