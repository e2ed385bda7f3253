const SAFE_SCHEMES = ['http:', 'https:', 'mailto:'];

/** An address that may be opened from an answer, and its place (host in punycode). Anything else is plain text. */
export function safeLink(address: string): { href: string; place: string } | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!SAFE_SCHEMES.includes(url.protocol)) return undefined;
  return { href: url.href, place: url.host === '' ? url.pathname : url.host };
}

/** Whether a link's text is the address itself, so that the place need not be repeated. */
export function namesPlace(text: string, place: string): boolean {
  const bare = text.replace(/^(?:https?:\/\/|mailto:)/i, '').toLowerCase();
  return bare === place || bare.startsWith(`${place}/`);
}
