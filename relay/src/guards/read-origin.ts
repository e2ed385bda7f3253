const ORIGIN = /^([a-z][a-z0-9+.-]*):\/\/[^\s/?#@\\*]+\/?$/i;

/**
 * An origin as browsers write it in `Origin`: lower case, no slash at its end, no default port. `undefined` for what no
 * request can come from, such as an address with a path.
 */
export function readOrigin(given: string): string | undefined {
  const scheme = ORIGIN.exec(given)?.[1];
  if (scheme === undefined || !URL.canParse(given)) return undefined;
  return /^https?$/i.test(scheme) ? new URL(given).origin : given.replace(/\/$/, '').toLowerCase();
}
