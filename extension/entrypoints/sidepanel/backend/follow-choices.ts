import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BackendChoices, NO_CHOICES, readBackendChoices } from '../../../settings/backend-choices.ts';
import type { Consent } from '../../../settings/consent.ts';

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
  // The person may come back from the page that connects models and forgets them.
  watchFront(() => {
    const { models, setupUrl } = choices.getState();
    if (setupUrl !== undefined || models.every(model => model.is_rules)) void ask();
  });
  consent.subscribe(() => void ask());
  void ask();
  return choices;
}
