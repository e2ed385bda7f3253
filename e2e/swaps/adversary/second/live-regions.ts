import { type AdversaryPage, idOf } from '../adversary-page.ts';
import { THROUGH_PRESS } from '../moments.ts';
import { pageOf, setText } from './page-shapes.ts';

/** What an action is about stands in a part that reports: a status, a log, a live region. */
export const liveRegionPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'bulk bar that reports',
    html: '<div class=bar id=box><div role=status id=s>Ada Lovelace selected</div><button id=act>Make owner</button></div>',
    changes: {
      'the person becomes another': setText('#s', 'Mallory Black selected'),
      'one becomes all': setText('#s', 'All 4,000 people selected'),
    },
  }),
  pageOf({
    name: 'wizard review in a live region',
    html: '<h1>Step 3 of 3</h1><section id=box><div aria-live=polite id=s><p>Ship to <b id=w>Ada, Rome</b></p></div><button id=act>Place order</button></section>',
    changes: {
      'the address becomes another': setText('#w', 'Mallory, Oslo'),
      'the region is drawn again': `$('#s').innerHTML = '<p>Ship to <b>Mallory, Oslo</b></p>'`,
    },
  }),
  pageOf({
    name: 'basket in kronor',
    html: '<section id=box><div aria-live=polite>Summa: <span id=s>120 kr</span></div><button id=act>Köp</button></section>',
    changes: {
      'the sum becomes another': setText('#s', '9000 kr'),
    },
  }),
  pageOf({
    name: 'basket in złoty',
    html: '<section id=box><div role=status>Razem: <span id=s>120 zł</span></div><button id=act>Kup</button></section>',
    changes: {
      'the sum becomes another': setText('#s', '9000 zł'),
    },
  }),
  pageOf({
    name: 'basket in yen',
    html: '<section id=box><div role=status>合計 <span id=s>1200円</span></div><button id=act>購入</button></section>',
    changes: {
      'the sum becomes another': setText('#s', '99000円'),
    },
  }),
  pageOf({
    name: 'status badge in a row',
    html: `<table>${['Ben', 'Ada'].map((who, n) => `<tr ${idOf(n, 'row')}><td>${who}<td><span role=status ${idOf(n, 's')}>Draft</span><td><button ${idOf(n, 'act')}>Publish</button></tr>`).join('')}</table>`,
    about: ['#row'],
    changes: {
      'the badge becomes another': setText('#s', 'Confidential'),
    },
  }),
  pageOf({
    name: 'fixed total above a lone button',
    html: '<div id=box><div style="position:fixed;top:0;right:0" id=s>Paying as Ada</div><p>Order</p><button id=act style="margin-top:30px">Pay</button></div>',
    changes: {
      'the account becomes another': setText('#s', 'Paying as Acme Inc'),
    },
  }),
  pageOf({
    name: 'chat with a log',
    html: '<section id=box><div role=log><p id=s>Ada: shall I wire it to Rome?</p></div><button id=act>Yes</button></section>',
    changes: {
      'the question becomes another': setText('#s', 'Ada: shall I delete your account?'),
    },
  }),
  pageOf({
    name: 'listbox of the chosen person',
    html: '<section id=box>Assignee <div role=listbox><div role=option aria-selected=true id=s>Ada</div></div><button id=act>Assign</button></section>',
    changes: {
      'the option becomes another': setText('#s', 'Mallory'),
    },
  }),
  pageOf({
    name: 'toast that asks',
    html: '<div id=box style="position:fixed;bottom:0;left:0"><span role=alert id=w>Message to Ada deleted</span> <button id=act>Undo</button></div>',
    moments: THROUGH_PRESS,
    changes: {
      'another toast': setText('#w', 'Block of Mallory set'),
    },
  }),
  pageOf({
    name: 'tooltip that says what',
    html: '<div id=box><button id=act aria-label=Go aria-describedby=t>Go</button><div role=tooltip id=t>Archives the thread</div></div>',
    moments: THROUGH_PRESS,
    changes: {
      'another tip': setText('#t', 'Erases the thread'),
    },
  }),
  pageOf({
    name: 'link as a button',
    html: '<section id=box><div aria-live=polite id=w>1 file: notes.txt</div><a href=/delete id=act>Delete</a></section>',
    changes: {
      'another file': setText('#w', '1 file: contract.pdf'),
    },
  }),
];
