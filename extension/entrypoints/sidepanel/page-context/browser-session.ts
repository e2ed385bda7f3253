import * as z from 'zod/mini';

const KEY = 'browserSession';
const sessionSchema = z.guid();

/** A name for this run of the browser: `storage.session` is emptied when it ends. */
export async function readBrowserSession(): Promise<string> {
  const stored = await chrome.storage.session.get(KEY);
  const parsed = sessionSchema.safeParse(stored[KEY]);
  if (parsed.success) return parsed.data;
  const created = crypto.randomUUID();
  await chrome.storage.session.set({ [KEY]: created });
  return created;
}
