/** An address in the order in which it is shown, with its host apart. */
export interface SplitAddress {
  scheme: string;
  host: string;
  rest: string;
}

/**
 * What stands before an `@` looks like a host and is none, so it is left out. Undefined for what has no host, as
 * `mailto:`.
 */
export function splitAddress(address: string): SplitAddress | undefined {
  const url = URL.parse(address);
  if (!url || url.host === '') return undefined;
  const { protocol, host, pathname, search, hash } = url;
  const path = pathname === '/' && !search && !hash && !address.endsWith('/') ? '' : pathname;
  return { scheme: `${protocol}//`, host, rest: `${path}${search}${hash}` };
}
