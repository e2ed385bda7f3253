import * as z from 'zod/mini';
import { storedRecord } from '../storage/stored-record.ts';

/** One word of a header (RFC 9110, 5.5): anything else would break every request. */
const SENDABLE = /^[\x21-\x7e]{1,4096}$/;

/** The key of a backend, and the origin of the one backend that it was entered for. */
const accessKeySchema = z.object({
  origin: z.string(),
  key: z.string().check(z.regex(SENDABLE)),
});
export type AccessKey = z.infer<typeof accessKeySchema>;

/** A typed or pasted key, without the word `Bearer`; undefined if it is no possible key. */
export function readTypedKey(typed: string): string | undefined {
  const key = typed.trim().replace(/^Bearer\s+/i, '');
  return SENDABLE.test(key) ? key : undefined;
}

/** The key for a request to this address. It belongs to its own origin only. */
export function keyForAddress(kept: AccessKey | undefined, url: string): string | undefined {
  return kept && URL.canParse(url) && new URL(url).origin === kept.origin ? kept.key : undefined;
}

/** Enough to distinguish two keys, too little to use one. */
export function maskKey(key: string): string {
  return key.length < 20 ? '••••••••' : `••••••••${key.slice(-4)}`;
}

/** One key, because there is one backend at a time. An unreadable record counts as none. */
const record = storedRecord('accessKey', stored => accessKeySchema.safeParse(stored).data);

export const readAccessKey = record.read;
export const removeAccessKey = record.remove;
export const watchAccessKey = record.watch;

export async function keepAccessKey(key: AccessKey): Promise<void> {
  await record.set(key);
}

/** Removes a key that was entered for another origin. */
export async function removeForeignKey(origin: string): Promise<void> {
  const kept = await readAccessKey();
  if (kept && kept.origin !== origin) await removeAccessKey();
}
