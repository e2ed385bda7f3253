import * as z from 'zod/mini';

/** What may stand in a header as one word (RFC 9110, 5.5): what cannot would break every request instead. */
const SENDABLE = /^[\x21-\x7e]{1,4096}$/;

/** The backend's own key, and the origin of the one backend that it was entered for. */
export const accessKeySchema = z.object({
  origin: z.string(),
  key: z.string().check(z.regex(SENDABLE)),
});
export type AccessKey = z.infer<typeof accessKeySchema>;

/** A key as it was typed or pasted, with the word that it is often copied along with; undefined for what can be none. */
export function readTypedKey(typed: string): string | undefined {
  const key = typed.trim().replace(/^Bearer\s+/i, '');
  return SENDABLE.test(key) ? key : undefined;
}

/** The key to send with a request to this address: it belongs to its origin, and to no other. */
export function keyForAddress(kept: AccessKey | undefined, url: string): string | undefined {
  return kept && URL.canParse(url) && new URL(url).origin === kept.origin ? kept.key : undefined;
}

/** Enough to tell two keys apart, and too little to be of use to whoever looks over a shoulder. */
export function maskKey(key: string): string {
  return key.length < 20 ? '••••••••' : `••••••••${key.slice(-4)}`;
}
