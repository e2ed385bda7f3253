import { check, click, fill } from '../../row-specs.ts';
import type { RowSpec } from '../../scenes/scene.ts';
import { type AdversaryPage, idOf, STYLE } from '../adversary-page.ts';
import { AFTER_FILL, AT_PRESS, inRow1, type Moment } from '../moments.ts';

const cart = (rows: RowSpec[], name: string, moments: Moment[], own = '#note'): AdversaryPage => ({
  name: `cart, ${name}`,
  html: `${STYLE}<div class=cart><div class=row><span id=item>Phone</span> <input id=qty type=number value=1 aria-label=Quantity> <span id=unit>200</span></div><div class=row><label><input type=radio name=ship value=std checked> Standard</label> <label><input type=radio name=ship id=exp value=exp> Express</label></div>
    <div class=row><input id=note aria-label=Coupon></div><div class=sum>Total <b id=total>200 EUR</b></div><div class=row>Ship to <span id=addr>Ada, Main Street 1</span></div><div class=foot><span>By ordering you accept the terms.</span> <button id=act type=button>Place order</button></div></div>`,
  rows,
  about: ['.cart'],
  own,
  decisive: ['click'],
  moments,
  changes: {
    'the total becomes another': `$('#total').textContent = '2000 EUR'`,
    'the quantity becomes another': `$('#qty').value = 10`,
    'the shipping becomes another': `$('#exp').checked = true`,
    'the address becomes another': `$('#addr').textContent = 'Mallory, Side Street 9'`,
    'the item becomes another': `$('#item').textContent = 'Car'`,
  },
});

const cards: AdversaryPage = {
  name: 'cards with long texts',
  html: `${STYLE}<div class=list>${['Free', 'Gold', 'Team'].map((plan, n) => `<div class=card ${idOf(n, 'row')}><div class=title>${plan} plan</div><div class=price>${n * 9} a month</div><p>${'It has many features that you will like. '.repeat(18)}</p><div class=cta><button ${idOf(n, 'act')}>Choose</button></div></div>`).join('')}</div>`,
  rows: [click('#act')],
  about: ['#row'],
  decisive: ['click'],
  moments: AT_PRESS,
  changes: {
    'the title becomes another': `$('#row .title').textContent = 'Platinum plan'`,
    'the price becomes another': `$('#row .price').textContent = '999 a month'`,
    'the price becomes another, with a currency': `$('#row .price').textContent = '9 € a day'`,
  },
};

/** What is bought or chosen. */
export const cartPages: readonly AdversaryPage[] = [
  cart([click('#act')], 'click', AT_PRESS),
  cart([fill('#note', 'SAVE'), click('#act')], 'fill and click', AFTER_FILL),
  cards,
  {
    name: 'bulk action',
    html: `${STYLE}<div id=row><div class=bar><span id=n>1 selected</span> <button id=act>Delete selected</button></div>${['a', 'b', 'c'].map((f, n) => `<div class=row><input type=checkbox class=x ${n === 1 ? 'checked' : ''} aria-label="${f}.txt"><span class=f>${f}.txt</span></div>`).join('')}</div>`,
    rows: [click('#act')],
    about: ['#row'],
    decisive: ['click'],
    moments: AT_PRESS,
    changes: {
      'another box is ticked instead': `$$('.x')[1].checked = false; $$('.x')[2].checked = true`,
      'all boxes are ticked': `$$('.x').forEach(e => { e.checked = true })`,
      'the name of the chosen one becomes another': `$$('.f')[1].textContent = 'database.sql'`,
    },
  },
  {
    name: 'bulk action after a tick',
    html: `${STYLE}<div id=row><div class=bar><span id=n>0 selected</span> <button id=act>Delete selected</button></div>${['a', 'b', 'c'].map((f, n) => `<div class=row><label><input type=checkbox class=x ${n === 1 ? 'id=note' : ''}> <span class=f>${f}.txt</span></label></div>`).join('')}</div>`,
    rows: [check('#note'), click('#act')],
    about: ['#row'],
    own: '#note, #n',
    decisive: ['click'],
    moments: [inRow1('click'), inRow1('change'), inRow1('change', 50), inRow1('change', 200)],
    changes: {
      'another box is ticked as well': `$$('.x')[2].checked = true`,
      'the name of the chosen one becomes another': `$$('.f')[1].textContent = 'database.sql'`,
    },
  },
  {
    name: 'custom select beside',
    html: `${STYLE}<div id=row><div class=row><button aria-haspopup=listbox id=c>From: Savings</button></div><div class=row><span>Move 20</span><button id=act>Move</button></div></div>`,
    rows: [click('#act')],
    about: ['#row'],
    decisive: ['click'],
    moments: AT_PRESS,
    changes: {
      'the choice becomes another': `$('#c').textContent = 'From: Pension'`,
      'the amount becomes another': `$('#row span').textContent = 'Move 2000'`,
    },
  },
];
