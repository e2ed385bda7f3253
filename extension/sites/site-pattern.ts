import * as z from 'zod/mini';

/** The addresses of a rule. Without a scheme or a port, it is for both schemes and all ports. */
export const sitePatternSchema = z.object({
  /** As the browser writes it: lower case, punycode, no dot at the end. */
  host: z.string(),
  /** Includes every host below it. */
  subdomains: z.boolean(),
  scheme: z.optional(z.enum(['http', 'https'])),
  port: z.optional(z.number()),
});
export type SitePattern = z.infer<typeof sitePatternSchema>;

/** The parts of an address that patterns compare. */
export interface WebAddress {
  scheme: 'http' | 'https';
  host: string;
  port: number;
}

/** Undefined unless it is a web address: rules are for those only. */
export function readWebAddress(url: string): WebAddress | undefined {
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return undefined;
  const scheme = parsed.protocol === 'http:' ? 'http' : 'https';
  const port = parsed.port === '' ? DEFAULT_PORT[scheme] : Number(parsed.port);
  return { scheme, host: withoutDots(parsed.hostname), port };
}

const DEFAULT_PORT = { http: 80, https: 443 } as const;

export function matchesPattern(pattern: SitePattern, { scheme, host, port }: WebAddress): boolean {
  if (pattern.scheme !== undefined && pattern.scheme !== scheme) return false;
  if (pattern.port !== undefined && pattern.port !== port) return false;
  // With the dot: evil-bank.com does not belong to bank.com.
  return host === pattern.host || (pattern.subdomains && host.endsWith(`.${pattern.host}`));
}

/** The longer host is narrower; for the same host, without subdomains, then with a port, then with a scheme. */
export function isNarrower(one: SitePattern, other: SitePattern): boolean {
  return narrowness(one) > narrowness(other);
}

function narrowness({ host, subdomains, port, scheme }: SitePattern): number {
  return (
    host.length * 8 + (subdomains ? 0 : 4) + (port === undefined ? 0 : 2) + (scheme === undefined ? 0 : 1)
  );
}

/** `*.` stands for the host itself and every host below it, as in Chrome's match patterns. */
export function formatPattern({ host, subdomains, scheme, port }: SitePattern): string {
  const ending = port === undefined ? '' : `:${port}`;
  return `${scheme ? `${scheme}://` : ''}${subdomains ? '*.' : ''}${host}${ending}`;
}

export function samePattern(one: SitePattern, other: SitePattern): boolean {
  return formatPattern(one) === formatPattern(other);
}

const TYPED =
  /^(?:(?<scheme>https?):\/\/)?(?<star>\*\.)?(?<host>\[[\da-f:.]+\]|[^\s/:@?#*[\]]+)(?::(?<port>\d{1,5}))?(?:[/?#].*)?$/iu;

/** Reads a typed host, `*.` host, or whole address. Undefined without a host. */
export function parsePattern(typed: string): SitePattern | undefined {
  const { scheme, star, host, port } = TYPED.exec(typed.trim())?.groups ?? {};
  const name = URL.canParse(`https://${host}`) ? withoutDots(new URL(`https://${host}`).hostname) : '';
  if (host === undefined || name === '' || (port !== undefined && Number(port) > 65_535)) return undefined;
  return {
    host: name,
    subdomains: star !== undefined,
    ...(scheme ? { scheme: scheme.toLowerCase() === 'http' ? 'http' : 'https' } : {}),
    ...(port ? { port: Number(port) } : {}),
  };
}

/** A dot at the end names the same host. */
function withoutDots(host: string): string {
  return host.replace(/\.+$/u, '');
}
