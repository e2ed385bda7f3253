import { defaultSettings, type Settings, settingsSchema } from './settings.ts';

const KEY = 'settings';

/** A record that cannot be read counts as none: the person sees the defaults and can save anew. */
function parseSettings(stored: unknown): Settings {
  const parsed = settingsSchema.safeParse(stored ?? {});
  return parsed.success ? parsed.data : defaultSettings;
}

export async function readSettings(): Promise<Settings> {
  const stored = await chrome.storage.local.get(KEY);
  return parseSettings(stored[KEY]);
}

/** Changes these and leaves the others as they are, whoever set them. */
export async function changeSettings(changed: Partial<Settings>): Promise<void> {
  await chrome.storage.local.set({ [KEY]: { ...(await readSettings()), ...changed } });
}

/** Calls back on every change, from whichever page it was made. Returns a function that stops it. */
export function watchSettings(changed: (settings: Settings) => void): () => void {
  const listener = (changes: Record<string, chrome.storage.StorageChange>, area: string): void => {
    const change = area === 'local' ? changes[KEY] : undefined;
    if (change) changed(parseSettings(change.newValue));
  };
  chrome.storage.onChanged.addListener(listener);
  return () => chrome.storage.onChanged.removeListener(listener);
}
