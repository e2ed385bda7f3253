import { type AccessKey, keyForAddress } from './access-key.ts';
import { readAccessKey } from './stored-access-key.ts';

/** What a request to a backend may say. Cookies never go along. */
export interface BackendRequest extends Omit<RequestInit, 'headers' | 'credentials' | 'redirect'> {
  headers?: Readonly<Record<string, string>>;
}

export type AskBackend = (url: string, request: BackendRequest) => Promise<Response>;

/**
 * Every request to a backend goes through here. The key is read anew each time, so that one that was removed in another
 * window a moment ago is not sent any more.
 */
export const askBackend: AskBackend = async (url, request) => askWithKey(url, request, await readAccessKey());

/**
 * Asks with this key, if it is of that address's origin. Such a request follows no redirection: it could lead to another
 * origin, and the key is none of that one's.
 */
export function askWithKey(
  url: string,
  request: BackendRequest,
  kept: AccessKey | undefined,
): Promise<Response> {
  const key = keyForAddress(kept, url);
  if (key === undefined) return fetch(url, { ...request, credentials: 'omit' });
  const headers = { ...request.headers, authorization: `Bearer ${key}` };
  return fetch(url, { ...request, headers, credentials: 'omit', redirect: 'error' });
}
