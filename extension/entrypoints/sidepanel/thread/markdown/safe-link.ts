const SAFE_SCHEMES = ['http:', 'https:', 'mailto:'];

/** An address that may be opened from an answer, and where it leads (host in punycode); anything else is plain text. */
export function safeLink(address: string): { href: string; place: string } | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!SAFE_SCHEMES.includes(url.protocol)) return undefined;
  return { href: url.href, place: url.host === '' ? url.pathname : url.host };
}
