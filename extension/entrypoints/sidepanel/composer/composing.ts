import type { StoreApi } from 'zustand/vanilla';
import type { SavedPrompt } from '../../../settings/prompts.ts';
import type { BackendChoices } from '../backend/backend-choices.ts';

/** What the composer goes by besides the conversation. */
export interface Composing {
  choices: StoreApi<BackendChoices>;
  /** The person's own, the newest first. */
  prompts: StoreApi<readonly SavedPrompt[]>;
  savePrompt(name: string, text: string): void;
}
