import type { GroupedCase } from './live-cases.ts';

/** Cases, by their groups, that are asked again needlessly today, also as in the panel. What is mended leaves this list. */
const KNOWN_NEEDLESS: Readonly<Record<string, readonly string[]>> = {
  // Its words turn each second: a press at that moment is asked about again.
  'clocks by themselves, every second': ['online and away, row'],
  'one step between card and press': ['just now to a minute, dialog'],
  'batch: fields and a submit': [
    'summary of complaints that counts',
    'did you mean',
    'company that is recognised',
    'IBAN upper case and grouped, bank named',
    'post code that names the town',
    'live results below a search',
    'recent searches that close',
    'markdown preview',
    'line numbers of an editor',
    'in a dialog: helper text that turns',
    'in a dialog: step of a wizard',
    'complaint at blur, far from the field',
  ],
  'batch: applications': [
    'one choice above and below a list',
    'address that keeps the query',
    'links that each open a part of a form',
  ],
  'batch: boxes, lists, buttons': [
    'selected count with a size',
    'chips of what is chosen',
    'stars, in words',
    'stars, sentence',
    'tab, then button outside',
    'follow, then message',
  ],
  'within the act': [
    'focus closes a promotion',
    'focus marks the row as edited',
    'hover of a card shows a second line',
    'hover of a card swaps its picture',
    'hover of a video shows its length',
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
