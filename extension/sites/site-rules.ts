import * as z from 'zod/mini';
import { storedRecord } from '../storage/stored-record.ts';
import { CAREFUL_SITES, type CarefulKind } from './careful-sites.ts';
import {
  isNarrower,
  matchesPattern,
  readWebAddress,
  type SitePattern,
  sitePatternSchema,
  type WebAddress,
} from './site-pattern.ts';

/**
 * What Assent may do on a site. `ask`: everything, each call after an approval. `read-only`: reading and marking; Assent
 * refuses other effects in the pages, and to leave or reload them. Opening a page or a file counts as reading, and tabs
 * belong to the browser, so these need an approval as elsewhere. `never-read`: nothing, not even a look.
 */
const siteRuleSchema = z.enum(['ask', 'read-only', 'never-read']);
export type SiteRule = z.infer<typeof siteRuleSchema>;

/** Mildest first. */
export const SITE_RULES = siteRuleSchema.options;

/** The user's rule for one pattern. */
const personRuleSchema = z.object({ pattern: sitePatternSchema, rule: siteRuleSchema });
export type PersonRule = z.infer<typeof personRuleSchema>;

/** The rule for an address, and its source. */
export type Ruling =
  | { source: 'none'; rule: 'ask' }
  | { source: 'careful'; rule: 'read-only'; pattern: SitePattern; kind: CarefulKind }
  | { source: 'person'; rule: SiteRule; pattern: SitePattern };

/** The user's rules come before the built-in ones; of several, the narrowest counts. */
export function rulingFor(rules: readonly PersonRule[], url: string): Ruling {
  const address = readWebAddress(url);
  if (!address) return { source: 'none', rule: 'ask' };
  const own = rules
    .filter(({ pattern }) => matchesPattern(pattern, address))
    .reduce<PersonRule | undefined>(narrower, undefined);
  return own ? { source: 'person', ...own } : carefulRuling(address);
}

/** The strictest rule for a document and its ancestors: a frame is a part of the page around it. */
export function strictestRule(rules: readonly PersonRule[], urls: readonly string[]): SiteRule {
  const found = urls.map(url => rulingFor(rules, url).rule);
  return SITE_RULES.findLast(rule => found.includes(rule)) ?? 'ask';
}

/** An unreadable rule does not invalidate the others. */
const storedSchema = z.catch(z.array(z.unknown()), []);
const record = storedRecord('siteRules', stored =>
  storedSchema.parse(stored).flatMap(each => personRuleSchema.safeParse(each).data ?? []),
);

/** Read it whenever it counts: it takes about a millisecond, and a rule is in force at once. */
export const readSiteRules = record.read;
export const watchSiteRules = record.watch;
export const changeSiteRules: (change: (rules: PersonRule[]) => PersonRule[]) => Promise<void> =
  record.change;

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
