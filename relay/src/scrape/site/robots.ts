/** The name of this program in robots.txt. */
const ROBOTS_NAME = 'AssentRelay';

type Rule = { allows: boolean; pattern: string };

export type Robots = {
  /** Of the groups for this program, or else for all. */
  rules: readonly Rule[];
  /** Milliseconds that the site wants between two requests. Not of RFC 9309, but widely used. */
  delay: number;
  /** Addresses of sitemaps, which stand outside of groups. */
  sitemaps: readonly string[];
};

/** Characters; RFC 9309, 2.5 wants at least 500 KiB. */
const MAX_LENGTH = 500 * 1024;
const MAX_PATTERN = 2000;
const MAX_SITEMAPS = 100;

export const ALLOW_ALL: Robots = { rules: [], delay: 0, sitemaps: [] };

/** For a file that can't be reached: RFC 9309, 2.3.1.4. */
export const DISALLOW_ALL: Robots = {
  rules: [{ allows: false, pattern: '/' }],
  delay: 0,
  sitemaps: [],
};

type Group = { rules: Rule[]; delay: number };

/** Milliseconds; with more, a crawl would not come to an end. */
const MAX_DELAY = 60_000;

/** Reads a robots.txt (https://www.rfc-editor.org/rfc/rfc9309). Lines that it does not know are skipped. */
export function parseRobots(text: string, name = ROBOTS_NAME): Robots {
  const groups = new Map<string, Group>();
  const sitemaps: string[] = [];
  let current: Group[] = [];
  let isNaming = false;
  for (const line of linesOf(text)) {
    const { key, value } = line;
    if (key === 'user-agent') {
      if (!isNaming) current = [];
      current.push(groupOf(groups, value));
    } else if (key === 'sitemap' && value !== '' && sitemaps.length < MAX_SITEMAPS) sitemaps.push(value);
    // A sitemap belongs to no group, so it ends none.
    if (key !== 'sitemap') isNaming = key === 'user-agent';
    addTo(current, line);
  }
  const { rules = [], delay = 0 } = groups.get(name.toLowerCase()) ?? groups.get('*') ?? {};
  return { rules, delay, sitemaps };
}

type Line = { key: string; value: string };

function linesOf(text: string): Line[] {
  return text
    .slice(0, MAX_LENGTH)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\r\n]/)
    .flatMap(line => {
      const [content = ''] = line.split('#', 1);
      const colon = content.indexOf(':');
      if (colon === -1) return [];
      return [{ key: content.slice(0, colon).trim().toLowerCase(), value: content.slice(colon + 1).trim() }];
    });
}

/** Groups of one name are one group. A version after the name does not count. */
function groupOf(groups: Map<string, Group>, agent: string): Group {
  const name = agent === '*' ? '*' : (/^[a-z_-]+/i.exec(agent)?.[0].toLowerCase() ?? '');
  const group = groups.get(name) ?? { rules: [], delay: 0 };
  groups.set(name, group);
  return group;
}

function addTo(groups: readonly Group[], { key, value }: Line): void {
  if (key === 'crawl-delay')
    for (const group of groups) group.delay = Math.min(MAX_DELAY, Math.max(0, Number(value) * 1000 || 0));
  if ((key === 'allow' || key === 'disallow') && value !== '' && value.length <= MAX_PATTERN)
    for (const group of groups) group.rules.push({ allows: key === 'allow', pattern: normalised(value) });
}

/** The longest rule that matches decides; of two of one length, the one that allows (RFC 9309, 2.2.2). */
export function isAllowed({ rules }: Robots, url: URL): boolean {
  const path = normalised(`${url.pathname}${url.search}`);
  if (path === '/robots.txt') return true;
  let decisive: Rule | undefined;
  for (const rule of rules) {
    const { length } = rule.pattern;
    const isStronger =
      !decisive || length > decisive.pattern.length || (length === decisive.pattern.length && rule.allows);
    if (isStronger && matches(rule.pattern, path)) decisive = rule;
  }
  return decisive?.allows ?? true;
}

/** Says of addresses whether their path fits one of these patterns, which are as in robots.txt. */
export function pathTest(patterns: readonly string[]): (url: URL) => boolean {
  // Once for all addresses: a page may have thousands of them.
  const compared = patterns.map(normalised);
  return ({ pathname, search }) => {
    if (compared.length === 0) return false;
    const path = normalised(`${pathname}${search}`);
    return compared.some(pattern => matches(pattern, path));
  };
}

/** `*` stands for anything, a final `$` for the end. Without backtracking, so that no rule can take long. */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const [first = '', ...others] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = isAnchored ? others.pop() : undefined;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  if (!isAnchored) return true;
  if (last === undefined) return path.length === at;
  return path.length - last.length >= at && path.endsWith(last);
}

const UNRESERVED = /^[A-Za-z0-9._~-]$/;

/** Escapes are compared in one form: RFC 9309, 2.2.2. */
function normalised(path: string): string {
  return path
    .toWellFormed()
    .replace(/[^\x21-\x7e]+/gu, text => encodeURIComponent(text))
    .replace(/%[0-9a-f]{2}/gi, escaped => {
      const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
      return UNRESERVED.test(character) ? character : escaped.toUpperCase();
    });
}

/** The sitemaps that it names, or else the one at the usual place. */
export function sitemapsOf(robots: Robots, start: URL): string[] {
  const usual = new URL('/sitemap.xml', start);
  const named = robots.sitemaps.flatMap(address => URL.parse(address, start.href)?.href ?? []);
  return named.length === 0 && isAllowed(robots, usual) ? [usual.href] : named;
}
