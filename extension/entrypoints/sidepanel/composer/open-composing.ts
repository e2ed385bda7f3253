import type { StoreApi } from 'zustand/vanilla';
import type { Consent } from '../../../settings/consent/consent.ts';
import type { Settings } from '../../../settings/settings.ts';
import { followChoices } from '../backend/follow-choices.ts';
import type { PanelStore } from '../conversation/panel-store.ts';
import { backgroundPageAccess } from '../page-access/background-page-access.ts';
import { followTraits } from '../page-access/follow-traits.ts';
import { takeAskedAbout } from '../page-access/take-asked-about.ts';
import type { TurnSettings } from '../turn/ports.ts';
import type { Turn } from '../turn/turn.ts';
import type { Composing } from './composing.ts';
import { followPrompts, savePrompt } from './saved-prompts.ts';

interface Wired {
  store: PanelStore;
  turn: Turn;
  settings: StoreApi<Settings>;
  consent: StoreApi<Consent>;
}

/** Wires the composer to the browser. */
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
