import type { StoreApi } from 'zustand/vanilla';
import type { BackendChoices } from '../backend/backend-choices.ts';

/** What the composer goes by besides the conversation. */
export interface Composing {
  choices: StoreApi<BackendChoices>;
}
