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
    'in a dialog: type the name to confirm',
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
    'hover of a row hides the date by style',
    'open menu that closes when another thing is pressed',
    'open tip that closes at pointerdown anywhere',
    'submit that a validator answers at focus',
    'scroll reveals by a class and an animation',
  ],
};

export function isKnownNeedless({ group, name }: GroupedCase): boolean {
  return KNOWN_NEEDLESS[group]?.includes(name) === true;
}
