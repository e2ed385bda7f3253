import { watchStored } from '../storage/watch-stored.ts';
import { type SavedPrompt, savedPromptsSchema } from './prompts.ts';

const KEY = 'prompts';

/** A record that cannot be read counts as none, as with the settings. */
function parsePrompts(stored: unknown): SavedPrompt[] {
  const parsed = savedPromptsSchema.safeParse(stored ?? []);
  return parsed.success ? parsed.data : [];
}

export async function readPrompts(): Promise<SavedPrompt[]> {
  const stored = await chrome.storage.local.get(KEY);
  return parsePrompts(stored[KEY]);
}

/** Changes the list as it is stored now, which another window may have changed meanwhile. */
export function changePrompts(change: (prompts: readonly SavedPrompt[]) => SavedPrompt[]): Promise<void> {
  return navigator.locks.request('assent.prompts', async () => {
    await chrome.storage.local.set({ [KEY]: change(await readPrompts()) });
  });
}

export function watchPrompts(changed: (prompts: SavedPrompt[]) => void): () => void {
  return watchStored(KEY, stored => changed(parsePrompts(stored)));
}
