import type { Page } from 'playwright-core';
import { type AdversaryPage, idOf } from '../adversary-page.ts';
import { pageOf, setText } from './page-shapes.ts';

/** Counts in `#s` from one number to another, and says when the time after it is over. */
const counting = (from: number, to: number, unit = '', rest = 1500): string =>
  `<script>window.n=${from};window.t=setInterval(()=>{s.textContent=++n+"${unit}";if(n===${to}){clearInterval(t);setTimeout(()=>{isStill=true},${rest})}},60)</script>`;

const untilStill = (page: Page): Promise<unknown> => page.waitForFunction('window.isStill');

/** Amounts in fields, and figures that counted before the card was shown. */
export const amountPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'amount with a comma, no form',
    html: '<section id=box><label>Betrag <input id=a value="12,50"></label><button id=act>Senden</button></section>',
    changes: {
      'a hundred times as much': `$('#a').value = '1250'`,
    },
  }),
  pageOf({
    name: 'amount with a comma, form',
    html: '<form id=box action=/pay><label>Betrag <input id=a name=betrag value="12,50"></label><button id=act>Senden</button></form>',
    changes: {
      'a hundred times as much': `$('#a').value = '1250'`,
    },
  }),
  pageOf({
    name: 'account with spaces, form',
    html: '<form id=box action=/pay><label>Cells <input id=a name=cells value="1 2"></label><button id=act>Go</button></form>',
    changes: {
      'one for two': `$('#a').value = '12'`,
    },
  }),
  pageOf({
    name: 'counter that is a quantity',
    html: `<section id=box><p><span id=s>3 tickets</span></p><button id=act>Order</button></section>${counting(3, 6, ' tickets')}`,
    meanwhile: untilStill,
    changes: {
      'many more': setText('#s', '27 tickets'),
    },
  }),
  pageOf({
    name: 'share that is a fee',
    html: `<section id=box><p>Fee <span id=s>5 %</span></p><button id=act>Accept</button></section>${counting(5, 8, ' %')}`,
    meanwhile: untilStill,
    changes: {
      'nearly all': setText('#s', '28 %'),
    },
  }),
  pageOf({
    name: 'term that is a time',
    html: `<section id=box><p>Ban Ada for <span id=s>3 days</span></p><button id=act>Confirm</button></section>${counting(3, 6, ' days')}`,
    meanwhile: untilStill,
    changes: {
      'much longer': setText('#s', '26 days'),
    },
  }),
  pageOf({
    name: 'order number in Spanish that goes on',
    html: `<section id=box><p>Pedido <span id=s>17</span></p><button id=act>Reembolsar</button></section>${counting(17, 20, '', 600)}`,
    meanwhile: untilStill,
    changes: {
      'another order': setText('#s', '24'),
    },
  }),
  pageOf({
    name: 'seat that reads like a time',
    html: '<section id=box><p>Shelf <span id=s>12:04:07</span></p><button id=act>Empty</button></section>',
    changes: {
      'the shelf beside': setText('#s', '12:04:08'),
    },
  }),
  pageOf({
    name: 'age that names the message',
    html: `<ul>${['9 min ago', '5 min ago', '4 min ago'].map((age, n) => `<li ${idOf(n, 'row')}><span ${idOf(n, 's')}>${age}</span> <button ${idOf(n, 'act')}>Delete</button></li>`).join('')}</ul>`,
    about: ['#row'],
    changes: {
      'the newer one': setText('#s', '4 min ago'),
    },
  }),
];
