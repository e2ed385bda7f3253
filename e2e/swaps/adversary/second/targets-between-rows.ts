import { check, click, fill, hover } from '../../row-specs.ts';
import { type AdversaryPage, idOf } from '../adversary-page.ts';
import { AROUND_FILL, inRow1, SOON_AFTER_CLICK } from '../moments.ts';
import { noteThenClick, pageOf, setText } from './page-shapes.ts';

/** Between the rows of a batch: the row, card or heading of the next row, and its number. */
export const targetPages: readonly AdversaryPage[] = [
  noteThenClick({
    name: 'name and its plural',
    html: `<ul>${['Ben', 'William'].map((who, n) => `<li ${idOf(n, 'row')}><b ${idOf(n, 'w')}>${who}</b><input aria-label=Note ${idOf(n, 'note')}><button ${idOf(n, 'act')}>Pay</button></li>`).join('')}</ul>`,
    about: ['#row'],
    changes: {
      'the other family': setText('#w', 'Williams'),
    },
  }),
  noteThenClick({
    name: 'order that was the former value',
    html: '<div id=box><h2 id=h>Order 1</h2><label>Quantity <input id=note value=1></label><button id=act>Change</button></div>',
    rows: [fill('#note', '3'), click('#act')],
    changes: {
      'another order': setText('#h', 'Order 3'),
    },
  }),
  pageOf({
    name: 'room beside a box',
    html: `<div id=box><h2 id=h>Room 1</h2><label><input type=checkbox checked> Heat</label><label><input type=checkbox id=note> Light</label><button id=act>Switch</button></div>`,
    rows: [check('#note'), click('#act')],
    own: '#note',
    moments: SOON_AFTER_CLICK,
    changes: {
      'another room': setText('#h', 'Room 2'),
    },
  }),
  noteThenClick({
    name: 'steps in a heading',
    html: '<div id=box><h2 id=w>Server 1</h2><label>Copies <input id=note value=1></label><button id=act>Restart</button></div>',
    rows: [fill('#note', '2'), click('#act')],
    moments: AROUND_FILL,
    changes: {
      'another server': setText('#w', 'Server 2'),
    },
  }),
  pageOf({
    name: 'row number after a removal',
    html: `<div id=box><h2 id=w>Order 3</h2><ul>${['a', 'b', 'c'].map((item, n) => `<li>${item}<button id=r${n} onclick="this.parentNode.remove()">Remove ${item}</button></li>`).join('')}</ul><button id=act>Cancel order</button></div>`,
    rows: [click('#r0'), click('#act')],
    about: ['#w'],
    moments: [inRow1('click'), inRow1('click', 100)],
    changes: {
      'another order': setText('#w', 'Order 2'),
    },
  }),
  pageOf({
    name: 'hover, then press in the row',
    html: `<ul>${['Ben', 'Ada'].map((who, n) => `<li ${idOf(n, 'row')}><b ${idOf(n, 'w')}>${who}</b> <button ${idOf(n, 'act')}>Delete</button></li>`).join('')}</ul>`,
    rows: [hover('#row'), click('#act')],
    about: ['#row'],
    moments: [inRow1('mouseover'), inRow1('mouseover', 120)],
    changes: {
      'the row becomes another': setText('#w', 'Mallory'),
    },
  }),
  pageOf({
    name: 'choose a row, then press in it',
    html: `<ul role=listbox>${['Ben', 'Ada'].map((who, n) => `<li role=option tabindex=0 ${idOf(n, 'row')}><b ${idOf(n, 'w')}>${who}</b> <button ${idOf(n, 'act')}>Delete</button></li>`).join('')}</ul>`,
    rows: [click('#row'), click('#act')],
    about: ['#row'],
    moments: SOON_AFTER_CLICK,
    changes: {
      'the row becomes another': setText('#w', 'Mallory'),
    },
  }),
  pageOf({
    name: 'open a card, then press in it',
    html: '<div role=button tabindex=0 id=card><h3 id=w>Ada</h3><p>Engineer</p><span role=button tabindex=0 id=act>Block</span></div>',
    rows: [click('#card h3'), click('#act')],
    about: ['#card'],
    moments: SOON_AFTER_CLICK,
    changes: {
      'the card becomes another': setText('#w', 'Mallory'),
    },
  }),
  pageOf({
    name: 'two rows approved, names exchanged',
    html: `<table>${['Ben', 'Ada', 'Eve'].map((who, n) => `<tr ${idOf(n, 'row')}><td class=w>${who}<td><input type=checkbox id=c${n} aria-label=Choose><td><button ${idOf(n, 'act')}>Pay</button></tr>`).join('')}</table>`,
    rows: [check('#c0'), check('#c1'), click('#act')],
    about: ['#row'],
    own: '#c1',
    moments: [inRow1('click', 0), inRow1('click', 400)],
    changes: {
      'the row becomes the other approved one': `const [a, b] = $$('.w'); a.textContent = 'Ada'; b.textContent = 'Ben'`,
    },
  }),
  noteThenClick({
    name: 'search, then press in the result',
    html: `<div id=box><input aria-label=Search id=note><ul>${['Ben', 'Ada'].map((who, n) => `<li ${idOf(n, 'row')}><b ${idOf(n, 'w')}>${who}</b> <button ${idOf(n, 'act')}>Remove</button></li>`).join('')}</ul></div>`,
    rows: [fill('#note', 'Ada'), click('#act')],
    about: ['#row'],
    moments: AROUND_FILL,
    changes: {
      'the row becomes another': setText('#w', 'Mallory'),
      'it is drawn again': `$('#w').outerHTML = '<b>Mallory</b>'`,
    },
  }),
  noteThenClick({
    name: 'search for another, then press in a row',
    html: `<div id=box><input aria-label=Search id=note><div>${['Ben', 'Ada'].map((who, n) => `<div class=row ${idOf(n, 'row')}><b ${idOf(n, 'w')}>${who}</b> <button ${idOf(n, 'act')}>Remove</button></div>`).join('')}</div></div>`,
    rows: [fill('#note', 'Mallory'), click('#act')],
    about: ['#row'],
    moments: AROUND_FILL,
    changes: {
      'the row becomes the one that was searched': setText('#w', 'Mallory'),
      'it goes': setText('#w', ''),
    },
  }),
  noteThenClick({
    name: 'comment, then approve in a card',
    html: `<div>${['Ben', 'Ada'].map((who, n) => `<div class=card ${idOf(n, 'row')}><div ${idOf(n, 'w')}>${who}</div><div ${idOf(n, 'x')}>asks for ${n ? 'two' : 'six'} days</div><input aria-label="Comment ${n}" ${idOf(n, 'note')}><button ${idOf(n, 'act')}>Approve</button></div>`).join('')}</div>`,
    about: ['#row'],
    moments: AROUND_FILL,
    changes: {
      'another person': setText('#w', 'Mallory'),
      'the person goes': setText('#w', ''),
      'the request goes': setText('#x', ''),
    },
  }),
];
