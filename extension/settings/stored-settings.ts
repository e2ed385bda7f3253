import { watchStored } from '../storage/watch-stored.ts';
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

export function watchSettings(changed: (settings: Settings) => void): () => void {
  return watchStored(KEY, stored => changed(parseSettings(stored)));
}
