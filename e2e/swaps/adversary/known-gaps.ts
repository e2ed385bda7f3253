import type { AdversaryCase } from './adversary-cases.ts';

/**
 * Changes that happen although they are on no card, by their pages, as SECURITY.md says of the kinds. Nothing else may; what is
 * mended leaves this list.
 */
const KNOWN_GAPS: Readonly<Record<string, readonly string[]>> = {
  'bank without a form, fill and click': ['the fee becomes another', 'the balance becomes another'],
  'transfer form, fill amount and submit': [
    'a second payee comes after the field',
    'a status names another payee',
  ],
  'list items, the name in a closed root': [
    'the picture becomes another',
    'the title becomes another',
    'the aria-label becomes another',
    'the background becomes another',
  ],
  'two captions': ['the picture becomes another'],
  'marks of frameworks': ['title becomes another'],
  'arrow keys': ['the name becomes another'],
  'type in a lone field': [
    'the autofill token becomes another',
    'the text becomes another',
    'the heading becomes another',
    'the description becomes another',
  ],
  'custom select in a row': ['the row becomes another', 'the label becomes another'],
  calendar: ['the person becomes another'],
  'div button in a form': [
    'the hidden value becomes another',
    'the action becomes another',
    'the method becomes another',
    'a hidden field is added',
  ],
  'form with a type=button': ['the hidden value becomes another'],
};

/** Its action is refused although nothing changes at the press: a number that counted while the card was read. */
const KNOWN_NEEDLESS = ['queue that goes on'];

export function isKnownGap({ page, change }: AdversaryCase): boolean {
  return change ? KNOWN_GAPS[page.name]?.includes(change.what) === true : KNOWN_NEEDLESS.includes(page.name);
}
