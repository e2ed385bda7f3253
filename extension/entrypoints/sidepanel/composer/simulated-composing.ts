import { createStore } from 'zustand/vanilla';
import { NO_CHOICES } from '../backend/backend-choices.ts';
import type { Composing } from './composing.ts';

/** A composer beside nothing: a backend that lists nothing. Tests and the gallery put into the stores what they show. */
export function simulatedComposing(): Composing {
  return { choices: createStore(() => NO_CHOICES) };
}
