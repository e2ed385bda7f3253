import { askWhich } from './exchange.ts';
import { listed } from './listed.ts';
import type { OfflineMessages } from './messages/en.ts';
import { isSecretName } from './phrases/described-element.ts';
import type { Finding } from './phrases/find-element.ts';

type Missing = { phrase: string; finding: Exclude<Finding, { kind: 'found' }> };

/** Why nothing was done: nothing fits, or several do. */
export function describeMissing({ phrase, finding }: Missing, messages: OfflineMessages): string {
  const what = quotePhrase(phrase, messages);
  if (finding.kind === 'several') {
    const heading = finding.ordinal === undefined ? messages.several(what) : messages.notInOrder;
    return askWhich(heading, finding.elements, messages);
  }
  const none = messages.notFound(what);
  const nearest = finding.nearest.map(({ desc }) => desc);
  return nearest.length === 0 ? none : listed(messages.closest(none), nearest);
}

/** The person's own words, unless a password may stand among them. */
export function quotePhrase(phrase: string, messages: OfflineMessages): string {
  if (phrase === '') return '';
  const mayHoldSecret = isSecretName(phrase) && phrase.trim().split(/\s+/u).length > 3;
  return messages.quoted(mayHoldSecret ? '…' : phrase);
}
