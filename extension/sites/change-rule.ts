import { getDomain, parse } from 'tldts';
import { readWebAddress, type SitePattern, samePattern } from './site-pattern.ts';
import type { SiteRule } from './site-rules.ts';
import { type PersonRule, rulingFor } from './site-rules.ts';

/** Whether a pattern covers all sites of a country or provider, as `*.co.uk` or `*.github.io`. */
export function isWholeSuffix({ host, subdomains }: SitePattern): boolean {
  return subdomains && isName(host) && getDomain(host, { allowPrivateDomains: true }) === null;
}

/** Whether a pattern is a mere ending, as `com` or `co.uk`, which is no host. One of its own networks, as `intranet`, is. */
export function isBareSuffix({ host, subdomains }: SitePattern): boolean {
  const { isIcann, domain } = parse(host);
  return !subdomains && isIcann === true && domain === null;
}

/**
 * The pattern that the panel changes for a page: the one of its current rule, or its whole site. A host without a registered
 * name includes the port, because localhost may have several servers.
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

/** Gives an address a rule. Adds none if the other rules give the same result. */
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

/** Not an IP address or localhost. */
function isName(host: string): boolean {
  return (
    !host.startsWith('[') && !/^[\d.]+$/u.test(host) && host !== 'localhost' && !host.endsWith('.localhost')
  );
}
