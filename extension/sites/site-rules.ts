import * as z from 'zod/mini';
import { CAREFUL_SITES, type CarefulKind } from './careful-sites.ts';
import {
  isNarrower,
  matchesPattern,
  readWebAddress,
  type SitePattern,
  sitePatternSchema,
  type WebAddress,
} from './site-pattern.ts';
import { type SiteRule, siteRuleSchema, strictest } from './site-rule.ts';

/** What the person has set for one pattern. */
export const personRuleSchema = z.object({ pattern: sitePatternSchema, rule: siteRuleSchema });
export type PersonRule = z.infer<typeof personRuleSchema>;

/** The rule for an address, and where it comes from. */
export type Ruling =
  | { source: 'none'; rule: 'ask' }
  | { source: 'careful'; rule: 'read-only'; pattern: SitePattern; kind: CarefulKind }
  | { source: 'person'; rule: SiteRule; pattern: SitePattern };

/** The person's own rules come before those that are there from the start; of several, the narrowest counts. */
export function rulingFor(rules: readonly PersonRule[], url: string): Ruling {
  const address = readWebAddress(url);
  if (!address) return { source: 'none', rule: 'ask' };
  const own = rules
    .filter(({ pattern }) => matchesPattern(pattern, address))
    .reduce<PersonRule | undefined>(narrower, undefined);
  return own ? { source: 'person', ...own } : carefulRuling(address);
}

/** The strictest of the rules for a document and all that it stands in: a frame is a part of the page around it. */
export function strictestRule(rules: readonly PersonRule[], urls: readonly string[]): SiteRule {
  return strictest(urls.map(url => rulingFor(rules, url).rule));
}

function narrower(one: PersonRule | undefined, other: PersonRule): PersonRule {
  return one && !isNarrower(other.pattern, one.pattern) ? one : other;
}

function carefulRuling({ host }: WebAddress): Ruling {
  const labels = host.split('.');
  const listed = labels.map((_, at) => labels.slice(at).join('.')).find(parent => CAREFUL_HOSTS.has(parent));
  const kind = listed === undefined ? undefined : CAREFUL_HOSTS.get(listed);
  if (listed === undefined || kind === undefined) return { source: 'none', rule: 'ask' };
  return { source: 'careful', rule: 'read-only', pattern: { host: listed, subdomains: true }, kind };
}

const KINDS = ['bank', 'mail', 'passwords'] as const satisfies readonly CarefulKind[];

const CAREFUL_HOSTS: ReadonlyMap<string, CarefulKind> = new Map(
  KINDS.flatMap(kind => CAREFUL_SITES[kind].map(host => [host, kind] as const)),
);
