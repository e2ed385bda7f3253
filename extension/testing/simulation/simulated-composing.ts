import { createStore } from 'zustand/vanilla';
import { NO_CHOICES } from '../../entrypoints/sidepanel/backend/backend-choices.ts';
import type { Composing } from '../../entrypoints/sidepanel/panel/composing.ts';
import { NO_TRAITS } from '../../page/page-traits.ts';
import type { SavedPrompt } from '../../settings/prompts.ts';

/** A composer with a backend that lists nothing. Tests and the gallery fill the stores. */
export function simulatedComposing(): Composing {
  const prompts = createStore<readonly SavedPrompt[]>(() => []);
  return {
    choices: createStore(() => NO_CHOICES),
    prompts,
    traits: createStore(() => NO_TRAITS),
    field: { current: null },
    savePrompt: (name, text) => prompts.setState([{ id: name, name, text }, ...prompts.getState()], true),
  };
}
