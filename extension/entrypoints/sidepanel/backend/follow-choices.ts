import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Consent } from '../../../settings/consent/consent.ts';
import { type BackendChoices, NO_CHOICES, readBackendChoices } from './backend-choices.ts';

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
