import type { StoreApi } from 'zustand/vanilla';
import type { PageTraits } from '../../../page/page-traits.ts';
import type { SavedPrompt } from '../../../settings/prompts.ts';
import type { BackendChoices } from '../backend/backend-choices.ts';

/** What the composer goes by besides the conversation. */
export interface Composing {
  choices: StoreApi<BackendChoices>;
  /** The person's own, the newest first. */
  prompts: StoreApi<readonly SavedPrompt[]>;
  savePrompt(name: string, text: string): void;
  /** What kinds of things are on the page in front; none of it where it may not be read. */
  traits: StoreApi<PageTraits>;
  /** The field in which the person writes, for those who have put something into it. */
  field: React.RefObject<HTMLTextAreaElement | null>;
}
