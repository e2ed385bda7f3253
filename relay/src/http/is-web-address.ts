export const NO_WEB_ADDRESS = 'Expected an address that starts with http:// or https://, without a user name';

/** Answers show it, so it must hold no password; and no text in the database may hold a NUL. */
export function isWebAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || address.includes('\0')) return false;
  return url.username === '' && url.password === '';
}
