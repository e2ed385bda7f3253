import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SavedPrompt } from '../../../settings/prompts.ts';
import { changePrompts, readPrompts, watchPrompts } from '../../../settings/stored-prompts.ts';

/** The person's prompts as they are stored, in whichever window they are changed. */
export function followPrompts(): StoreApi<readonly SavedPrompt[]> {
  const prompts = createStore<readonly SavedPrompt[]>(() => []);
  watchPrompts(changed => prompts.setState(changed, true));
  void readPrompts().then(stored => prompts.setState(stored, true));
  return prompts;
}

/** Keeps a text under a name; one that had the name before makes room. */
export function savePrompt(name: string, text: string): void {
  const isOther = (prompt: SavedPrompt): boolean => prompt.name.toLowerCase() !== name.toLowerCase();
  void changePrompts(prompts => [{ id: crypto.randomUUID(), name, text }, ...prompts.filter(isOther)]);
}
