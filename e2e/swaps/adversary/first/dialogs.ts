import { check, click, fill } from '../../row-specs.ts';
import { type AdversaryPage, STYLE } from '../adversary-page.ts';
import { AFTER_FILL, AT_PRESS, at, inRow1 } from '../moments.ts';

const textSwaps: AdversaryPage = {
  name: 'dialog, from and to',
  html: `${STYLE}<div role=dialog id=d aria-label=Transfer><h2>Confirm</h2><div>From <b id=a>Savings</b></div><div>To <b id=b>Mallory</b></div><p>Amount <b id=n>20</b> of <b id=m>9000</b></p><button id=act>Confirm</button></div>`,
  rows: [click('#act')],
  about: ['#d'],
  decisive: ['click'],
  moments: [...AT_PRESS, at('mouseup'), at('pointerover')],
  changes: {
    'from and to are swapped': `[$('#a').textContent, $('#b').textContent] = [$('#b').textContent, $('#a').textContent]`,
    'the amounts are swapped': `[$('#n').textContent, $('#m').textContent] = [$('#m').textContent, $('#n').textContent]`,
    'CSS swaps from and to': `$('#d').style.display = 'flex'; $('#d').children[1].style.order = 5`,
  },
};

const textSwapsNext: AdversaryPage = {
  ...textSwaps,
  name: 'dialog, from and to, after a reason',
  html: textSwaps.html.replace('<button', '<label>Reason <input id=note></label><button'),
  own: '#note',
  rows: [fill('#note'), click('#act')],
  moments: AFTER_FILL,
};

const modal = (footer: string, name: string, more = ''): AdversaryPage => ({
  name: `div modal, ${name}`,
  html: `${STYLE}<p>Files</p><div class=modal id=m style="position:fixed;top:40px;left:40px;border:1px solid;background:#fff;padding:8px"><div class=head><div class=title id=t>Delete file report-1.txt?</div></div><div class=body id=b>It cannot be undone.${more}</div><div class=foot>${footer}</div></div>`,
  rows: [click('#act')],
  about: ['#m'],
  decisive: ['click'],
  moments: AT_PRESS,
  changes: {
    'the title becomes another': `$('#t').textContent = 'Delete production database?'`,
    'the figure of the title becomes another': `$('#t').textContent = 'Delete file report-9.txt?'`,
    'the body becomes another': `$('#b').textContent = 'All 900 users are deleted as well.'`,
  },
});

const modals: AdversaryPage[] = [
  modal('<button>Cancel</button> <button id=act>Delete</button>', 'plain'),
  modal(
    '<small>Press Esc to cancel</small> <button>Cancel</button> <button id=act>Delete</button>',
    'hint in the footer',
  ),
  modal(
    '<label><input type=checkbox> Do not ask again</label> <button id=act>Delete</button>',
    'box in the footer',
  ),
  modal('<a href="#">Cancel</a> <a href="#" role=button id=act>Delete</a>', 'role button'),
  modal('<a href="#">Cancel</a> <a href="#" id=act>Delete</a>', 'links'),
  modal(
    '<div><div><button id=act>Delete</button></div></div>',
    'long body',
    ` ${'This is what the terms say about it. '.repeat(20)}`,
  ),
];

const describedDialog: AdversaryPage = {
  name: 'dialog described by its question',
  html: `${STYLE}<div role=dialog id=d aria-labelledby=t><h2 id=t>Refund</h2><p id=q>Refund order 1043 of Ada?</p><p id=s>0 selected</p><label><input type=checkbox id=note aria-describedby=q> Notify the customer</label><button id=act>Refund</button></div>`,
  rows: [check('#note'), click('#act')],
  about: ['#q', '#t'],
  own: '#note',
  decisive: ['click'],
  moments: [inRow1('click'), inRow1('change', 200)],
  changes: { 'the question becomes another': `$('#q').textContent = 'Refund all orders of this year?'` },
};

const lengthDialog: AdversaryPage = {
  name: 'count like a length',
  html: `${STYLE}<div role=dialog id=d aria-label=Delete><p id=q>Delete 1 files?</p><label>Type the reason <input id=note></label><button id=act>Delete</button></div>`,
  rows: [fill('#note', 'Old and unused files'), click('#act')],
  about: ['#q'],
  own: '#note',
  decisive: ['click'],
  moments: AFTER_FILL,
  changes: {
    'the count becomes the length of the text': `$('#q').textContent = 'Delete 20 files?'`,
    'the count becomes another': `$('#q').textContent = 'Delete 21 files?'`,
    'the counted things become others': `$('#q').textContent = 'Delete 1 tables?'`,
    'the question becomes the written text': `$('#q').textContent = 'Old and unused files'`,
  },
};

/** A dialog asks what its button confirms. */
export const dialogPages: readonly AdversaryPage[] = [
  textSwaps,
  textSwapsNext,
  ...modals,
  describedDialog,
  lengthDialog,
  {
    name: 'click after a click',
    html: `${STYLE}<div role=dialog id=row aria-label=Share><p id=p>Share with Ada</p><button id=note aria-pressed=false onclick="this.ariaPressed = true">Can edit</button><button id=act>Share</button></div>`,
    rows: [click('#note'), click('#act')],
    about: ['#p'],
    decisive: ['click'],
    moments: [inRow1('click'), inRow1('mousedown'), inRow1('click', 60), inRow1('click', 300)],
    changes: {
      'the person becomes another': `$('#p').textContent = 'Share with everybody'`,
      'words are added': `$('#p').insertAdjacentHTML('beforeend', ' and Ben')`,
      'a line is added': `$('#p').insertAdjacentHTML('beforeend', '<br><b>and the whole company</b>')`,
    },
  },
];
