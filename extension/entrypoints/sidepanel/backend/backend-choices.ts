import { agentListSchema, type BackendChoice, modelListSchema } from '@assent/shared';
import type * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { askBackend } from '../../../settings/access-key/ask-backend.ts';
import type { Consent } from '../../../settings/consent/consent.ts';

export const NO_CHOICES: BackendChoices = { models: [], agents: [] };

const DEADLINE_MILLISECONDS = 5_000;

/**
 * What the backend that is set lists, asked when the panel opens, when another one is set, and, as long as it has listed
 * nothing, whenever the person comes back to the panel: a relay that was down may be up by then. Never before the person
 * has agreed to anything being sent there.
 */
export function followChoices(
  settings: StoreApi<{ relayUrl: string }>,
  consent: StoreApi<Consent>,
): StoreApi<BackendChoices> {
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
  addEventListener('focus', () => {
    const { models, agents } = choices.getState();
    if (models.length === 0 && agents.length === 0) void ask();
  });
  consent.subscribe(() => void ask());
  void ask();
  return choices;
}

/** The models and agents that a backend lists. Empty where it lists none, and where it can't be asked. */
export interface BackendChoices {
  models: readonly BackendChoice[];
  agents: readonly BackendChoice[];
}

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
