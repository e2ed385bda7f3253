import { check, click } from '../../row-specs.ts';
import { type AdversaryPage, idOf, STYLE } from '../adversary-page.ts';
import { AT_PRESS, inRow1 } from '../moments.ts';

/** Rows that no element holds. */
const GRID = `${STYLE}<h1>Team</h1><div id=g style="display:grid;grid-template-columns:200px 100px 100px">
      <div class=n>Ben</div><div>user</div><button>Remove</button><div class=n id=ada>Ada</div><div id=r>user</div><button id=act>Remove</button><div class=n>Cy</div><div>user</div><button>Remove</button></div>`;

const matrix: AdversaryPage = {
  name: 'matrix of rights',
  html: `${STYLE}<h2 id=h>Project Blue</h2><table id=t><thead><tr><th>User<th id=c1>Read<th id=c2>Admin</tr></thead><tbody><tr id=row><td class=who>Ada<td><input type=checkbox id=act><td><input type=checkbox></tr><tr><td>Ben<td><input type=checkbox><td><input type=checkbox></tr></tbody></table>`,
  rows: [check('#act')],
  about: ['#row', '#t thead', '#h'],
  own: '#act',
  decisive: ['click'],
  moments: AT_PRESS,
  changes: {
    'the column becomes another': `$('#c1').textContent = 'Owner'`,
    'the heads of the columns are swapped': `[$('#c1').textContent, $('#c2').textContent] = ['Admin', 'Read']`,
    'the head of the column moves': `$('#c2').after($('#c1'))`,
    'the row becomes another': `$('#row .who').textContent = 'Mallory'`,
    'the heading becomes another': `$('#h').textContent = 'Project Red'`,
  },
};

const matrixGrid: AdversaryPage = {
  name: 'matrix of switches in divs',
  html: `${STYLE}<div class=row id=hd><div>User</div><div id=c1>Read</div><div id=c2>Admin</div></div>${['Ben', 'Ada'].map((w, n) => `<div class=row ${idOf(n, 'row')}><div class=who>${w}</div><div><div role=switch aria-checked=false tabindex=0 ${idOf(n, 'act')} onclick="this.ariaChecked = true">off</div></div><div><div role=switch aria-checked=false tabindex=0>off</div></div></div>`).join('')}`,
  rows: [check('#act')],
  about: ['#row', '#hd'],
  own: '#act',
  decisive: ['click'],
  moments: AT_PRESS,
  changes: {
    'the column becomes another': `$('#c1').textContent = 'Owner'`,
    'the name becomes another': `$('#row .who').textContent = 'Mallory'`,
  },
};

const countedDialog: AdversaryPage = {
  name: 'row number after a tick',
  html: `${STYLE}<table><tr id=row><td id=q>Order 1043</td><td><label><input type=checkbox id=note> Notify</label></td><td><button id=act>Refund</button></td></tr><tr><td>Order 1044</td><td></td><td><button>Refund</button></td></tr></table>`,
  rows: [check('#note'), click('#act')],
  about: ['#row'],
  own: '#note',
  decisive: ['click'],
  moments: [inRow1('click'), inRow1('change', 200)],
  changes: {
    'the order becomes the next one': `$('#q').textContent = 'Order 1044'`,
    'the order becomes the one before': `$('#q').textContent = 'Order 1042'`,
    'the order becomes the one after the next': `$('#q').textContent = 'Order 1045'`,
  },
};

/** Rows and columns say what a cell is about. */
export const tablePages: readonly AdversaryPage[] = [
  {
    name: 'flat css grid',
    html: GRID,
    rows: [click('#act')],
    about: ['#g'],
    decisive: ['click'],
    moments: AT_PRESS,
    changes: {
      'the names are swapped': `const [a, b] = $$('.n'); [a.textContent, b.textContent] = [b.textContent, a.textContent]`,
      'the nodes of the names are swapped': `const [a, b] = $$('.n'); const m = document.createComment(''); a.replaceWith(m); b.replaceWith(a); m.replaceWith(b)`,
      'CSS moves the names': `$$('.n').forEach((e, i) => { e.style.gridRow = [2, 1, 3][i]; e.style.gridColumn = 1 })`,
      'transforms swap the names': `const [a, b] = $$('.n'); const d = b.getBoundingClientRect().top - a.getBoundingClientRect().top; a.style.transform = 'translateY(' + d + 'px)'; b.style.transform = 'translateY(-' + d + 'px)'`,
      'the name becomes another': `$('#ada').textContent = 'Mallory'`,
    },
  },
  {
    name: 'flat grid, the button itself',
    html: GRID,
    rows: [click('#act')],
    about: ['#g'],
    decisive: ['click'],
    moments: AT_PRESS,
    changes: {
      'the button moves to another row': `$('#g').append($('#act')); $('#g').children[4].after($('#g').children[7])`,
      'CSS swaps the buttons': `$$('button').forEach((e, i) => { e.style.gridColumn = 3; e.style.gridRow = [1, 3, 2][i] }); $$('.n').forEach((e, i) => { e.style.gridColumn = 1; e.style.gridRow = i + 1; e.nextElementSibling.style.cssText = 'grid-column:2;grid-row:' + (i + 1) })`,
    },
  },
  {
    name: 'group row of a table',
    html: `${STYLE}<table id=row><tr><th colspan=2 id=h>Customer Ada</th></tr><tr><td>Invoice</td><td><button id=act>Cancel</button></td></tr><tr><th colspan=2>Customer Ben</th></tr><tr><td>Invoice</td><td><button>Cancel</button></td></tr></table>`,
    rows: [click('#act')],
    about: ['#row'],
    decisive: ['click'],
    moments: AT_PRESS,
    changes: {
      'the customer becomes another': `$('#h').textContent = 'Customer Mallory'`,
      'the customers are swapped': `const [a, b] = $$('th'); [a.textContent, b.textContent] = [b.textContent, a.textContent]`,
      'the row moves to another customer': `$('#act').closest('tbody').append($('#act').closest('tr'))`,
    },
  },
  matrix,
  matrixGrid,
  countedDialog,
];
