import { click } from '../../row-specs.ts';
import { type AdversaryPage, STYLE } from '../adversary-page.ts';
import { AT_PRESS, at, BETWEEN } from '../moments.ts';

const queue: AdversaryPage = {
  name: 'queue that goes on',
  html: `${STYLE}<div class=card id=row><span id=no>#1041</span> <div><button id=act>Refund</button></div></div><script>window.n = 1041; window.t = setInterval(() => { no.textContent = '#' + ++n }, 250); setTimeout(() => { clearInterval(t); isStill = true }, 1400)</script>`,
  rows: [click('#act')],
  about: ['#row'],
  decisive: ['click'],
  moments: [BETWEEN, at('pointerdown')],
  meanwhile: page => page.waitForFunction('window.isStill'),
  changes: {
    'the number becomes the next one': `$('#no').textContent = '#' + ++n`,
    'the number becomes any other': `$('#no').textContent = '#9999'`,
  },
};

const counted: AdversaryPage[] = [
  ['Approve request 17', 'Approve request 18'],
  ['Delete row 5', 'Delete row 4'],
  ['Refund order 1043', 'Refund order 1044'],
  ['Merge #120', 'Merge #121'],
  ['Sell 3 shares', 'Sell 2 shares'],
].map(
  ([before = '', now = '']): AdversaryPage => ({
    name: `number in a name: ${before}`,
    html: `${STYLE}<button id=act>${before}</button>`,
    rows: [click('#act')],
    about: ['#act'],
    decisive: ['click'],
    moments: [BETWEEN, at('pointerdown')],
    changes: { 'the number becomes another': `$('#act').textContent = '${now}'` },
  }),
);

const times: AdversaryPage = {
  name: 'times and ages in a row',
  html: `${STYLE}<table><tr id=row><td class=who id=slot>Slot 10:30</td><td id=age>5 days ago</td><td id=dur>5 min ago</td><td><button id=act>Book</button></td></tr><tr><td>Slot 11:00<td><td><td><button>Book</button></tr></table>`,
  rows: [click('#act')],
  about: ['#row'],
  decisive: ['click'],
  moments: AT_PRESS,
  changes: {
    'the slot is a minute later': `$('#slot').textContent = 'Slot 10:31'`,
    'the age is a day more': `$('#age').textContent = '6 days ago'`,
    'the slot is an hour later': `$('#slot').textContent = 'Slot 11:30'`,
  },
};

/** Numbers and times that name a thing. */
export const numberPages: readonly AdversaryPage[] = [
  queue,
  ...counted,
  times,
  {
    name: 'calendar of appointments',
    html: `${STYLE}<div class=day id=row><div class=hd id=h>Monday 7 December</div><div class=ev><span class=tm id=tm>10:00</span> <span id=ti>Dentist</span><button id=act>Cancel</button></div></div>`,
    rows: [click('#act')],
    about: ['#row'],
    decisive: ['click'],
    moments: AT_PRESS,
    changes: {
      'the day becomes another': `$('#h').textContent = 'Tuesday 8 December'`,
      'the title becomes another': `$('#ti').textContent = 'Wedding'`,
      'the time becomes another': `$('#tm').textContent = '15:00'`,
      'the time is a minute later': `$('#tm').textContent = '10:01'`,
    },
  },
];
