import * as z from 'zod/mini';

const KEY = 'userId';
const userIdSchema = z.guid();

/** A random name for this browser profile: stable, and saying nothing about the person. */
export async function readUserId(): Promise<string> {
  const stored = await chrome.storage.local.get(KEY);
  const parsed = userIdSchema.safeParse(stored[KEY]);
  if (parsed.success) return parsed.data;
  const created = crypto.randomUUID();
  await chrome.storage.local.set({ [KEY]: created });
  return created;
}
