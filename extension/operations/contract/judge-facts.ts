import type { ElementFacts } from '../../page/element-facts.ts';
import { compareWords } from '../../page/naming/compare-words.ts';

/** What a card warns of, wherever it is shown. */

/** A page may name a button “Cancel” and paint “Pay” on it. */
export function isPaintedUnlike({
  name,
  painted,
  isPlaceholder,
}: Pick<ElementFacts, 'name' | 'painted' | 'isPlaceholder'>): boolean {
  return painted !== undefined && !isPlaceholder && compareWords(name, painted) === 'different';
}

/** Whether a link leaves the site that it stands on. */
export function leadsElsewhere({ link, origin }: Pick<ElementFacts, 'link' | 'origin'>): boolean {
  return link !== undefined && URL.canParse(link) && new URL(link).origin !== origin;
}

/** Whether the host of an address has letters beyond ASCII, which may pass for those of another one. */
export function isPunycode(address: string): boolean {
  return /(^|\.)xn--/u.test(URL.parse(address)?.host ?? '');
}
