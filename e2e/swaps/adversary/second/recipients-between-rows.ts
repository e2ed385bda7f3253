import { check, click, fill, select } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { AROUND_FILL, at, inRow1 } from '../moments.ts';
import { noteThenClick, pageOf, setText } from './page-shapes.ts';

const lostWords = (
  [
    ['payee in a line', '<p id=w>ada</p>', 'mallory'],
    ['payee in a line, capital', '<p id=w>Ada</p>', 'Mallory'],
    ['account in words', '<p id=w>from my savings</p>', 'from our savings'],
    ['recipients in a div', '<div id=w>just me</div>', 'everybody'],
    ['chosen thing in a span', '<span id=w>the draft</span>', 'the contract'],
  ] as const
).map(([name, words, now]) =>
  noteThenClick({
    name,
    html: `<div id=box>${words}<label>Note <input id=note></label><button id=act>Send</button></div>`,
    moments: [inRow1('input'), inRow1('input', 200)],
    changes: {
      'it becomes another': setText('#w', now),
      'it goes': setText('#w', ''),
      'it goes, another chip comes': `$('#w').remove(); $('#box').insertAdjacentHTML('afterbegin', '<button>${now}</button>')`,
      'it goes, another comes over the page': `$('#w').remove(); $('#box').insertAdjacentHTML('afterbegin', '<div style="position:absolute;top:0">${now}</div>')`,
    },
  }),
);

/** Between the rows of a batch: a recipient or an account, after a note was written. */
export const recipientPages: readonly AdversaryPage[] = [
  ...lostWords,
  noteThenClick({
    name: 'payee alone in its element',
    html: '<div id=box><p>To <b id=w>Ada</b></p><label>Note <input id=note></label><button id=act>Send</button></div>',
    changes: {
      'it becomes what was written': setText('#w', 'Rent'),
      'it goes': setText('#w', ''),
      'it is drawn again': `$('#w').outerHTML = '<b>Mallory</b>'`,
    },
  }),
  noteThenClick({
    name: 'name after the field',
    html: '<div id=box><label>Note <input id=note></label><div id=x><b id=w>Ada</b></div><button id=act>Post</button></div>',
    changes: {
      'it becomes another': setText('#w', 'Mallory'),
      'it is drawn again': `$('#x').innerHTML = '<b>Mallory</b>'`,
      'in lower case': setText('#w', 'mallory'),
    },
  }),
  noteThenClick({
    name: 'chips after a note',
    html: '<div id=box><div id=to>To: <button class=c>Ada</button></div><label>Note <input id=note></label><button id=act>Send</button></div>',
    changes: {
      'the chip is drawn again': `$('#to').innerHTML = 'To: <button class=c>Mallory</button>'`,
      'one more chip': `$('#to').insertAdjacentHTML('beforeend', '<button class=c>Mallory</button>')`,
      'the chip goes': `$('.c').remove()`,
      'the chip becomes another': setText('.c', 'Mallory'),
    },
  }),
  noteThenClick({
    name: 'account picker after a note',
    html: '<div id=box><button aria-haspopup=listbox id=k>From <span>Savings</span></button><label>Note <input id=note></label><button id=act>Send</button></div>',
    changes: {
      'it is drawn again': `$('#k').innerHTML = 'From <span>Company</span>'`,
      'it becomes another': setText('#k span', 'Company'),
    },
  }),
  noteThenClick({
    name: 'positioned name after a note',
    html: '<div id=box class=pos><p>To <b id=w>Ada</b></p><label>Note <input id=note></label><button id=act>Send</button></div>',
    changes: {
      'a name is laid over': `$('#box').insertAdjacentHTML('beforeend', '<span style="position:absolute;left:16px;top:14px;background:#fff">Mallory</span>')`,
    },
  }),
  noteThenClick({
    name: 'status after a note',
    html: '<div id=box><div role=status id=w>Sending as Ada</div><label>Note <input id=note></label><button id=act>Send</button></div>',
    changes: {
      'another sender': setText('#w', 'Sending as Mallory'),
      'a name that begins it': setText('#w', 'Mallory sends'),
      'to all': setText('#w', 'Sending to all'),
      'it goes': setText('#w', ''),
    },
  }),
  noteThenClick({
    name: 'status that is a sender in lower case',
    html: '<div id=box><p role=status id=w>sending as ada</p><label>Note <input id=note></label><button id=act>Send</button></div>',
    moments: AROUND_FILL,
    changes: {
      'another sender': setText('#w', 'sending as mallory'),
      'in Chinese': setText('#w', '以李强的名义发送'),
    },
  }),
  noteThenClick({
    name: 'note that is a name',
    html: '<div id=box><p>To <b id=w>Ada</b></p><label>Note <input id=note></label><button id=act>Send</button></div>',
    rows: [fill('#note', 'Lunch with Mallory'), click('#act')],
    moments: AROUND_FILL,
    changes: {
      'the payee becomes a name of the note': setText('#w', 'Mallory'),
    },
  }),
  pageOf({
    name: 'select, then send',
    html: '<div id=box><p>Ship to <b id=w>Rome</b></p><label>Speed <select id=note><option>Slow<option>Fast</select></label><p id=x>arrives on Monday</p><button id=act>Order</button></div>',
    rows: [select('#note', 'Fast'), click('#act')],
    own: '#note',
    moments: [inRow1('change'), inRow1('change', 120)],
    changes: {
      'another place': setText('#w', 'Fast'),
      'the remark says more': setText('#x', 'subscription renews each month'),
      'the remark goes': setText('#x', ''),
    },
  }),
  noteThenClick({
    name: 'combobox, then invite',
    html: '<div id=box><label>Person <input role=combobox id=note aria-expanded=false></label><ul role=listbox><li role=option id=o>as guest</li></ul><button id=act>Invite</button></div>',
    changes: {
      'another role': setText('#o', 'as owner'),
    },
  }),
  pageOf({
    name: 'late, with a row between',
    html: '<form id=box action=/s><p>To <b id=w>ada</b></p><label>Note <input id=note name=n></label><label><input type=checkbox id=k name=k> Copy</label><button id=act>Send</button></form>',
    rows: [fill('#note'), check('#k'), click('#act')],
    own: '#note, #k',
    moments: [inRow1('input', 16), inRow1('input', 250), inRow1('input', 500)],
    changes: {
      'the payee goes': setText('#w', ''),
      'it becomes what was written': setText('#w', 'rent'),
      'another payee': setText('#w', 'mallory'),
    },
  }),
  noteThenClick({
    name: 'late, in a list form',
    html: '<form id=box action=/s><ul><li>To <b id=w>Ada</b></li><li><label>Note <input id=note name=n></label></li><li><button id=act>Send</button></li></ul></form>',
    moments: [inRow1('input'), inRow1('input', 16), at('pointerdown')],
    changes: {
      'another payee': setText('#w', 'Mallory'),
    },
  }),
];
