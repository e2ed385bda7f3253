import { watchStored } from '../../storage/watch-stored.ts';
import { type AccessKey, accessKeySchema } from './access-key.ts';

const KEY = 'accessKey';

/** A record that cannot be read counts as none, as with the settings. */
function parseAccessKey(stored: unknown): AccessKey | undefined {
  return accessKeySchema.safeParse(stored).data;
}

export async function readAccessKey(): Promise<AccessKey | undefined> {
  const stored = await chrome.storage.local.get(KEY);
  return parseAccessKey(stored[KEY]);
}

/** Keeps this key in the place of any other: there is one backend at a time. */
export async function keepAccessKey(key: AccessKey): Promise<void> {
  await chrome.storage.local.set({ [KEY]: key });
}

export async function removeAccessKey(): Promise<void> {
  await chrome.storage.local.remove(KEY);
}

/** Removes a key that was entered for another origin than this one. */
export async function removeForeignKey(origin: string): Promise<void> {
  const kept = await readAccessKey();
  if (kept && kept.origin !== origin) await removeAccessKey();
}

export function watchAccessKey(changed: (key: AccessKey | undefined) => void): () => void {
  return watchStored(KEY, stored => changed(parseAccessKey(stored)));
}
