import { check, click, press } from '../../row-specs.ts';
import { type AdversaryPage, idOf, STYLE } from '../adversary-page.ts';
import { AT_PRESS, at, BETWEEN } from '../moments.ts';

const mixedBox: AdversaryPage = {
  name: 'mixed box',
  html: `${STYLE}<div class=row id=row><span class=who id=who>Ada</span> <div role=checkbox aria-checked=mixed aria-label="All rights" id=act tabindex=0 style="width:20px;height:20px;border:1px solid" onclick="this.ariaChecked = this.ariaChecked === 'mixed' ? 'false' : 'true'"></div></div>`,
  rows: [check('#act')],
  about: ['#row'],
  own: '#act',
  decisive: ['click'],
  moments: [BETWEEN, at('pointerdown'), at('focus'), at('click')],
  isLong: true,
  changes: { 'the row becomes another': `$('#who').textContent = 'Mallory'` },
};

const hiddenBox: AdversaryPage = {
  name: 'unseen box under its label',
  html: `${STYLE}<style>.v{position:absolute;width:1px;height:1px;opacity:0}</style><form id=f action=/s><div class=opt id=o1><input class=v type=checkbox id=act name=news value=1><label id=l1 for=act>News</label></div><div class=opt id=o2><input class=v type=checkbox id=b2 name=sell value=1><label for=b2>Sell my data</label></div></form>`,
  rows: [check('#act')],
  about: ['#o1', '#l1'],
  own: '#act',
  decisive: ['click'],
  moments: [BETWEEN, at('pointerdown'), at('mouseup')],
  isOnWindow: true,
  changes: {
    'the box of the label becomes another': `$('#l1').htmlFor = 'b2'`,
    'the words become others': `$('#l1').textContent = 'Sell my data'`,
    'the value becomes another': `$('#act').value = '9'; $('#l1').title = 1`,
    'the name becomes another': `$('#act').name = 'sell'`,
    'the boxes change places': `$('#f').style.cssText = 'display:flex;flex-direction:column-reverse'; $('#l1').textContent = 'Newsletter'`,
  },
};

/** What a box or a radio button gives. */
export const boxPages: readonly AdversaryPage[] = [
  mixedBox,
  hiddenBox,
  {
    name: 'custom radio',
    html: `${STYLE}<div id=row><div role=radiogroup aria-label=Plan><div role=radio aria-checked=true class=r>Free</div><div role=radio aria-checked=false class=r>Gold</div></div><div><button id=act>Continue</button></div></div><style>[aria-checked=true]::before{content:"chosen "}</style>`,
    rows: [click('#act')],
    about: ['#row'],
    decisive: ['click'],
    moments: AT_PRESS,
    changes: {
      'the choice becomes another': `const [a, b] = $$('.r'); a.ariaChecked = 'false'; b.ariaChecked = 'true'`,
    },
  },
  {
    name: 'space on a box in a div row',
    html: `${STYLE}${['Ben', 'Ada'].map((w, n) => `<div class=row ${idOf(n, 'row')}><div class=who>${w}</div><div><input type=checkbox ${idOf(n, 'act')} aria-label=Admin></div></div>`).join('')}`,
    rows: [press('#act', 'Space')],
    about: ['#row'],
    own: '#act',
    decisive: ['click'],
    moments: [BETWEEN, at('focus'), at('keydown'), at('keyup')],
    changes: {
      'the name becomes another': `$('#row .who').textContent = 'Mallory'`,
      'the name of the box becomes another': `$('#act').setAttribute('aria-label', 'Owner')`,
    },
  },
  {
    name: 'box in a div row',
    html: `${STYLE}${['Ben', 'Ada'].map((w, n) => `<div class=row ${idOf(n, 'row')}><div class=who>${w}</div><div><div><input type=checkbox ${idOf(n, 'act')} aria-label=Admin> <span>may do all</span></div></div></div>`).join('')}`,
    rows: [check('#act')],
    about: ['#row'],
    own: '#act',
    decisive: ['click'],
    moments: AT_PRESS,
    changes: {
      'the name becomes another': `$('#row .who').textContent = 'Mallory'`,
      'the words become others': `$('#row span').textContent = 'may not log in'`,
    },
  },
];
