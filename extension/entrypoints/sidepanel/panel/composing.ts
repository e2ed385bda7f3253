import type { StoreApi } from 'zustand/vanilla';
import type { PageTraits } from '../../../page/page-traits.ts';
import type { SavedPrompt } from '../../../settings/prompts.ts';
import type { BackendChoices } from '../backend/backend-choices.ts';

export interface Composing {
  choices: StoreApi<BackendChoices>;
  /** The person's own prompts, the newest first. */
  prompts: StoreApi<readonly SavedPrompt[]>;
  savePrompt(name: string, text: string): void;
  /** The traits of the page in front; none without access. */
  traits: StoreApi<PageTraits>;
  /** The message field, for components that insert text. */
  field: React.RefObject<HTMLTextAreaElement | null>;
}
