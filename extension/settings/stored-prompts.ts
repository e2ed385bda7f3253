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

/** Calls back on every change, from whichever page it was made. Returns a function that stops it. */
export function watchPrompts(changed: (prompts: SavedPrompt[]) => void): () => void {
  const listener = (changes: Record<string, chrome.storage.StorageChange>, area: string): void => {
    const change = area === 'local' ? changes[KEY] : undefined;
    if (change) changed(parsePrompts(change.newValue));
  };
  chrome.storage.onChanged.addListener(listener);
  return () => chrome.storage.onChanged.removeListener(listener);
}
