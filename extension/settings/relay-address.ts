/** The address of a backend, or the reason why the typed text is none. */
export type RelayAddress =
  | { status: 'valid'; url: string; origin: string; permission: string }
  | { status: 'invalid'; reason: 'not-a-url' | 'not-http' };

/**
 * Reads a typed address. `url` has no slash at the end and no query; `permission` is the match pattern of its origin for
 * `chrome.permissions`.
 */
export function readRelayAddress(typed: string): RelayAddress {
  if (!URL.canParse(typed.trim())) return { status: 'invalid', reason: 'not-a-url' };
  const url = new URL(typed.trim());
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { status: 'invalid', reason: 'not-http' };
  return {
    status: 'valid',
    url: `${url.origin}${url.pathname}`.replace(/\/+$/, ''),
    origin: url.origin,
    permission: `${url.origin}/*`,
  };
}
