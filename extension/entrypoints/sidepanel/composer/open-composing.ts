import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Consent } from '../../../settings/consent.ts';
import type { SavedPrompt } from '../../../settings/prompts.ts';
import { changePrompts, readPrompts, watchPrompts } from '../../../settings/prompts.ts';
import type { Settings } from '../../../settings/settings.ts';
import { followChoices } from '../backend/backend-choices.ts';
import type { PanelStore } from '../conversation/panel-store.ts';
import { backgroundPageAccess } from '../page-context/background-page-access.ts';
import { followTraits } from '../page-context/follow-traits.ts';
import { takeAskedAbout } from '../page-context/take-asked-about.ts';
import type { Composing } from '../panel/composing.ts';
import type { TurnSettings } from '../ports/ports.ts';
import type { Turn } from '../turn/turn.ts';

interface Wired {
  store: PanelStore;
  turn: Turn;
  settings: StoreApi<Settings>;
  consent: StoreApi<Consent>;
}

export function openComposing(
  { store, turn, settings, consent }: Wired,
  turnSettings: () => TurnSettings,
): Composing {
  const language = (): TurnSettings['language'] => turnSettings().language;
  const field: Composing['field'] = { current: null };
  void takeAskedAbout(backgroundPageAccess, language, quote => {
    if (quote) turn.quote(quote);
    field.current?.focus();
  });
  return {
    choices: followChoices(settings, consent),
    prompts: followPrompts(),
    savePrompt,
    traits: followTraits(store, language),
    field,
  };
}

function followPrompts(): StoreApi<readonly SavedPrompt[]> {
  const prompts = createStore<readonly SavedPrompt[]>(() => []);
  watchPrompts(changed => prompts.setState(changed, true));
  void readPrompts().then(stored => prompts.setState(stored, true));
  return prompts;
}

/** Replaces a prompt of the same name. */
function savePrompt(name: string, text: string): void {
  const isOther = (prompt: SavedPrompt): boolean => prompt.name.toLowerCase() !== name.toLowerCase();
  void changePrompts(prompts => [{ id: crypto.randomUUID(), name, text }, ...prompts.filter(isOther)]);
}
