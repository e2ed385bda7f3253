import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BackendChoices, NO_CHOICES, readBackendChoices } from './backend-choices.ts';

/**
 * What the backend that is set lists, asked when the panel opens, when another one is set, and, as long as it has listed
 * nothing, whenever the person comes back to the panel: a relay that was down may be up by then.
 */
export function followChoices(settings: StoreApi<{ relayUrl: string }>): StoreApi<BackendChoices> {
  const choices = createStore(() => NO_CHOICES);
  const ask = async (): Promise<void> => {
    const { relayUrl } = settings.getState();
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
  void ask();
  return choices;
}
