import { click, fill } from '../../row-specs.ts';
import { type AdversaryPage, idOf } from '../adversary-page.ts';
import { AT_PRESS, SOON_AFTER_FILL } from '../moments.ts';

type Given = Partial<AdversaryPage> & Pick<AdversaryPage, 'name' | 'html' | 'changes'>;

const STYLE =
  '<style>body{font:14px sans-serif;margin:8px}.bar,.row{display:flex;gap:12px;padding:6px}.pos{position:relative}</style>';

/** Unless it says otherwise, a click on `#act` is approved, and `#box` tells what it is for. */
export function pageOf(given: Given): AdversaryPage {
  return {
    rows: [click('#act')],
    about: ['#box'],
    decisive: ['click'],
    moments: AT_PRESS,
    ...given,
    html: STYLE + given.html,
  };
}

/** Before the click `#note` is filled, and something changes meanwhile. */
export function noteThenClick(given: Given): AdversaryPage {
  return pageOf({
    rows: [fill('#note', 'Rent'), click('#act')],
    own: '#note',
    moments: SOON_AFTER_FILL,
    ...given,
  });
}

/** A script that gives an element another text. */
export const setText = (on: string, now: string): string => `$('${on}').textContent = ${JSON.stringify(now)}`;

/** Two rows of one make; the second one is meant. */
export const twoRows = (row: (who: string, mine: string, act: string) => string): string =>
  ['Ben', 'Ada'].map((who, n) => row(who, idOf(n, 'row'), idOf(n, 'act'))).join('');
