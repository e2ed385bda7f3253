import { agentListSchema, type BackendChoice, type ModelChoice, modelListSchema } from '@assent/shared';
import type * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { askBackend } from '../../../settings/ask-backend.ts';
import type { Consent } from '../../../settings/consent.ts';

export const NO_CHOICES: BackendChoices = { models: [], agents: [] };

const DEADLINE_MILLISECONDS = 5_000;

export interface ChoicesSource {
  settings: StoreApi<{ relayUrl: string }>;
  consent: StoreApi<Consent>;
  /** Calls back when another page comes to the front. */
  watchFront(changed: () => void): void;
}

/**
 * Reads the lists of the selected backend when the panel opens, when the backend changes, and when the person returns to the
 * panel: a relay may have started since, or got another model. Never before consent.
 */
export function followChoices({ settings, consent, watchFront }: ChoicesSource): StoreApi<BackendChoices> {
  const choices = createStore(() => NO_CHOICES);
  const ask = async (): Promise<void> => {
    const { relayUrl } = settings.getState();
    if (consent.getState().status === 'missing') return;
    const found = await readBackendChoices(relayUrl);
    if (settings.getState().relayUrl === relayUrl) choices.setState(found, true);
  };
  settings.subscribe(({ relayUrl }, before) => {
    if (relayUrl === before.relayUrl) return;
    choices.setState(NO_CHOICES, true);
    void ask();
  });
  addEventListener('focus', () => void ask());
  // The person may come back from the page that connects a model.
  watchFront(() => {
    if (choices.getState().models.every(model => model.is_rules)) void ask();
  });
  consent.subscribe(() => void ask());
  void ask();
  return choices;
}

/** The models and agents that a backend lists; empty when it lists none or can't be asked. */
export interface BackendChoices {
  models: readonly ModelChoice[];
  agents: readonly BackendChoice[];
  /** The backend's page where the person connects a model. */
  setupUrl?: string | undefined;
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
