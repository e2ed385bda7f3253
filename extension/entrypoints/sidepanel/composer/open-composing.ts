import type { StoreApi } from 'zustand/vanilla';
import type { Consent } from '../../../settings/consent/consent.ts';
import type { Settings } from '../../../settings/settings.ts';
import { followChoices } from '../backend/follow-choices.ts';
import type { Composing } from './composing.ts';
import { followPrompts, savePrompt } from './saved-prompts.ts';

/** Wires the composer to the browser. */
export function openComposing(settings: StoreApi<Settings>, consent: StoreApi<Consent>): Composing {
  return { choices: followChoices(settings, consent), prompts: followPrompts(), savePrompt };
}
