import { type AccessKey, keyForAddress, readAccessKey } from './access-key.ts';

/** A request to a backend, always without cookies. */
export interface BackendRequest extends Omit<RequestInit, 'headers' | 'credentials' | 'redirect'> {
  headers?: Readonly<Record<string, string>>;
}

export type AskBackend = (url: string, request: BackendRequest) => Promise<Response>;

/**
 * Sends every request to a backend. Reads the key each time, so that a key that was just removed in another window is no
 * longer sent.
 */
export const askBackend: AskBackend = async (url, request) => askWithKey(url, request, await readAccessKey());

/**
 * Sends a request with this key, if the key belongs to the origin of the address. Then it follows no redirects, which could
 * carry the key to another origin.
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

/** The JSON of an answer; undefined when it is none. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
