import type { GroupedCase } from './live-cases.ts';

/** Cases, by their groups, that are asked again needlessly today, also as in the panel. What is mended leaves this list. */
const KNOWN_NEEDLESS: Readonly<Record<string, readonly string[]>> = {
  'one step between card and press': ['just now to a minute, dialog'],
  'batch: fields and a submit': [
    'list of complaints above that shrinks',
    'summary of complaints that counts',
    'save bar that appears',
    'did you mean',
    'company that is recognised',
    'IBAN upper case and grouped, bank named',
    'post code that names the town',
    'live results below a search',
    'line numbers of an editor',
    'draft saved in the header, at another word',
    'in a dialog: step of a wizard',
    'complaint at blur, far from the field',
  ],
  'batch: boxes, lists, buttons': [
    'selected count with a size',
    'chips of what is chosen',
    'stars, sentence',
    'follow, then message',
  ],
  'within the act': [
    'focus marks the row as edited',
    'hover moves the title into aria-label',
    'hover of a row swaps the time for actions',
    'hover of a row hides the date by style',
    'hover of a card shows a second line',
    'hover of a card swaps its picture',
    'hover of a video shows its length',
    'hover highlights letters',
    'hover animates the arrow',
    'stars that preview on hover',
    'open menu that closes when another thing is pressed',
    'open tip that closes at pointerdown anywhere',
    'submit that a validator answers at focus',
    'scroll reveals by a class and an animation',
  ],
};

export function isKnownNeedless({ group, name }: GroupedCase): boolean {
  return KNOWN_NEEDLESS[group]?.includes(name) === true;
}
