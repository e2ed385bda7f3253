import { getDomain } from 'tldts';
import { readWebAddress, type SitePattern, samePattern } from './site-pattern.ts';
import type { SiteRule } from './site-rule.ts';
import { type PersonRule, rulingFor } from './site-rules.ts';

/** Whether a pattern would be for all sites of a country or a provider, as `*.co.uk` or `*.github.io`. */
export function isWholeSuffix({ host, subdomains }: SitePattern): boolean {
  return subdomains && isName(host) && getDomain(host, { allowPrivateDomains: true }) === null;
}

/**
 * The pattern that the panel changes for a page: the one that decides on it now, or else its whole site. A machine
 * without a name of its own counts by its port, as different servers do on localhost.
 */
export function patternFor(rules: readonly PersonRule[], url: string): SitePattern | undefined {
  const ruling = rulingFor(rules, url);
  if (ruling.source !== 'none') return ruling.pattern;
  const address = readWebAddress(url);
  if (!address) return undefined;
  const domain = isName(address.host) ? getDomain(address.host, { allowPrivateDomains: true }) : null;
  return domain === null
    ? { host: address.host, subdomains: false, port: address.port }
    : { host: domain, subdomains: true };
}

/** The rules with which an address has a rule. What would be so without one of the person's own needs none. */
export function withRule(rules: readonly PersonRule[], url: string, rule: SiteRule): PersonRule[] {
  const pattern = patternFor(rules, url);
  if (!pattern || rulingFor(rules, url).rule === rule) return [...rules];
  const others = withoutPattern(rules, pattern);
  return rulingFor(others, url).rule === rule ? others : [...others, { pattern, rule }];
}

export function withPattern(rules: readonly PersonRule[], changed: PersonRule): PersonRule[] {
  return [...withoutPattern(rules, changed.pattern), changed];
}

export function withoutPattern(rules: readonly PersonRule[], pattern: SitePattern): PersonRule[] {
  return rules.filter(each => !samePattern(each.pattern, pattern));
}

/** Numbers and names of one label are registered nowhere. */
function isName(host: string): boolean {
  return (
    !host.startsWith('[') && !/^[\d.]+$/u.test(host) && host !== 'localhost' && !host.endsWith('.localhost')
  );
}
