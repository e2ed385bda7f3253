import { check, click, drag, fill, hover } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { at, BETWEEN, inRow1 } from '../moments.ts';
import { pageOf, setText } from '../second/page-shapes.ts';
import { AFTER_CLICK, AFTER_INPUT, goesOn, honestOf, IN_PRESS } from './shapes.ts';

const PEOPLE = ['Ann', 'Ben', 'Cem', 'Ada', 'Eve', 'Fay', 'Gus', 'Hal'];

/** A list that gives its five nodes other data where it scrolls, or where a row goes. */
const virtual = (first: number): string =>
  `<div class="vlist" id=box>${PEOPLE.slice(first, first + 5)
    .map(
      (who, n) =>
        `<div class="vrow" data-index=${n} ${n === 2 ? 'id=row' : ''} style="height:26px"><span class="nm">${who}</span><span class="mail">${who.toLowerCase()}@acme.test</span><button class="rm" ${n === 2 ? 'id=act' : `id=b${n}`}>Remove</button></div>`,
    )
    .join('')}</div>`;

/** What the page says where a row is pressed or pointed at. */
const SAYS = `<p id=said></p><script>b0.onclick = () => { said.textContent = 'One was removed' }; row.onmouseover = () => { said.textContent = 'Press to remove' }</script>`;

const rebind = (first: number): string =>
  `const all = ${JSON.stringify(PEOPLE)}; for (const [n, row] of $$('.vrow').entries()) { const who = all[n + ${first}]; row.querySelector('.nm').textContent = who; row.querySelector('.mail').textContent = who.toLowerCase() + '@acme.test' }`;

const stickyList = `<ul class="menu-list">${[
  ['h', 'Production'],
  ['i', 'api'],
  ['h', 'Staging'],
  ['i', 'api'],
]
  .map(([kind, text], n) =>
    kind === 'h'
      ? `<li class="MuiListSubheader-root" id=h${n}>${text}</li>`
      : `<li class="MuiListItem-root" ${n === 3 ? 'id=row' : ''}><span>${text}</span><button ${n === 3 ? 'id=act' : ''}>Stop</button></li>`,
  )
  .join('')}</ul>`;

const board = `<div class="board" style="display:flex;gap:16px">${[
  ['Backlog', 'col0'],
  ['Released', 'col1'],
]
  .map(
    ([title, id], n) =>
      `<section class="col" aria-label="${title}" id=${id} style="width:180px;min-height:120px;border:1px solid #ccc" ondragover="event.preventDefault()"><header><span class="ti">${title}</span></header><div class="cards" role=list id=list${n} tabindex=0 aria-label="${title} cards" style="min-height:80px">${n === 0 ? '<article role=listitem draggable=true id=act tabindex=0><span class="k">PAY-7</span> <span id=w>Fix fees</span></article>' : ''}</div></section>`,
  )
  .join('')}</div>`;

const triage = `<div class="q">${['PR 12 by Ada', 'PR 13 by Ben', 'PR 14 by Eve']
  .map(
    (text, n) =>
      `<div class="q__i" id=i${n}><span class="t">${text}</span><button id=b${n} class="ok">Approve</button></div>`,
  )
  .join('')}</div>`;

const area = `<div class="acc" id=box><button class="acc__h" aria-expanded=false id=k onclick="this.ariaExpanded = true; p.hidden = false">Shipping</button><div class="acc__p" id=p hidden>Fast</div><div class="rowx"><span id=w>Parcel 7 to Rome</span></div><button id=act>Print label</button></div>`;

/** Lists that reuse their nodes, queues, boards and accordions. */
export const listPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'list that reuses its nodes',
    html: virtual(1),
    about: ['#row'],
    moments: [...IN_PRESS, at('pointerover')],
    changes: {
      'it scrolls by one': rebind(2),
      'it scrolls back': rebind(0),
      'only the address scrolls': setText('#row .mail', 'fay@acme.test'),
    },
  }),
  pageOf({
    name: 'row removed, the rest moves up in the same nodes',
    html: virtual(1) + SAYS,
    rows: [click('#b0'), click('#act')],
    about: ['#row'],
    moments: AFTER_CLICK,
    changes: {
      'all move up': `${rebind(2)}`,
      'only the names': setText('#row .nm', 'Eve'),
    },
  }),
  pageOf({
    name: 'search that gives the nodes other people',
    html: `<input id=note aria-label="Find people">${virtual(1)}`,
    rows: [fill('#note', 'acme'), click('#act')],
    about: ['#row'],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'others are found': rebind(3),
      'one of the same beginning': setText('#row .nm', 'Adam'),
    },
  }),
  pageOf({
    name: 'hover that shows the buttons of a row',
    html: virtual(1) + SAYS,
    rows: [hover('#row'), click('#act')],
    about: ['#row'],
    moments: [
      inRow1('mouseover'),
      inRow1('mouseover', 16),
      inRow1('pointerover', 120),
      inRow1('mouseover', 250),
    ],
    changes: { 'the list moves under the pointer': rebind(2) },
  }),
  pageOf({
    name: 'heads that stand in the flat list',
    html: stickyList,
    about: ['.menu-list'],
    moments: IN_PRESS,
    changes: {
      'another head above': setText('#h2', 'Production EU'),
      'it moves under the other head': `$('#h2').before($('#row'))`,
      'the heads change places': `$('#h0').textContent = 'Staging'; $('#h2').textContent = 'Production'`,
    },
  }),
  pageOf({
    name: 'card that is dragged to a column',
    html: board,
    rows: [drag('#act', '#list1')],
    about: ['.board'],
    decisive: ['drop'],
    moments: [BETWEEN, at('dragstart'), at('pointerdown')],
    changes: {
      'another column': `$('#col1 .ti').textContent = 'Deleted'`,
      'another label of the column': `$('#col1').ariaLabel = 'Deleted'; $('#list1').ariaLabel = 'Deleted cards'`,
      'another card': setText('#w', 'Raise fees'),
      'the columns change places': `$('.board').prepend($('#col1'))`,
    },
  }),
  pageOf({
    name: 'queue of requests, one after the other',
    html: `${triage}<script>b0.onclick = () => { b0.textContent = 'Approved' }</script>`,
    rows: [click('#b0'), click('#b1')],
    about: ['#i1'],
    moments: AFTER_CLICK,
    changes: {
      'the next moves up into the node': `$('#i1 .t').textContent = 'PR 14 by Eve'`,
      'the first one goes and the rest is drawn again': `$('#i0').remove(); $('#i1').innerHTML = '<span class="t">PR 14 by Eve</span><button id=b1 class="ok">Approve</button>'`,
      'the deed becomes another': setText('#b1', 'Merge'),
    },
  }),
  pageOf({
    name: 'part that opens, then print',
    html: area,
    rows: [click('#k'), click('#act')],
    about: ['.rowx', '#act'],
    moments: AFTER_CLICK,
    changes: {
      'another parcel': setText('#w', 'Parcel 8 to Rome'),
      'another place': setText('#w', 'Parcel 7 to Oslo'),
      'the place is the opened part': setText('#w', 'Parcel 7 to Shipping'),
    },
  }),
  pageOf({
    name: 'ticks of a list that is sorted again',
    html: `<table><tbody>${PEOPLE.slice(0, 4)
      .map(
        (who, n) =>
          `<tr><td><input type=checkbox id=c${n} aria-label=Choose><td class=w>${who}<td class=v>${n + 1} votes</tr>`,
      )
      .join('')}</tbody></table><button id=act>Elect</button>`,
    rows: [check('#c1')],
    about: ['table'],
    own: '#c1',
    moments: IN_PRESS,
    changes: {
      'names are sorted again': `$$('.w')[1].textContent = 'Ada'; $$('.w')[3].textContent = 'Ben'`,
      'the row is another': `$$('.w')[1].textContent = 'Eve'`,
    },
  }),
  honestOf({
    name: 'row above is removed with its node',
    html: `${virtual(1)}<script>b0.onclick = () => b0.closest('.vrow').remove()</script>`,
    rows: [click('#b0'), click('#act')],
    about: ['#row'],
  }),
  honestOf({
    name: 'first request gets its mark, then the next',
    html: `${triage}<script>b0.onclick = () => { b0.disabled = true; b0.textContent = 'Approved'; i0.classList.add('done') }</script>`,
    rows: [click('#b0'), click('#b1')],
    about: ['#i1'],
  }),
  honestOf({
    name: 'column that lights up while one drags',
    html: `${board}<script>list1.ondragenter = () => { col1.classList.add('over'); col1.style.background = '#efe' }</script>`,
    rows: [drag('#act', '#list1')],
    about: ['#col1 header'],
    decisive: ['drop'],
  }),
  honestOf({
    name: 'card that fades while one drags it',
    html: `${board}<script>act.ondragstart = () => { act.style.opacity = .6 }</script>`,
    rows: [drag('#act', '#list1')],
    about: ['#col1 header'],
    decisive: ['drop'],
  }),
  honestOf({
    name: 'accordion that opens, then print',
    html: area,
    rows: [click('#k'), click('#act')],
    about: ['.rowx', '#act'],
  }),
  honestOf({
    name: 'row that is selected, toolbar that comes',
    html: `${virtual(1)}<div id=tb></div><script>row.addEventListener('mousedown', () => { row.classList.add('sel'); row.setAttribute('aria-selected', 'true'); tb.innerHTML = '<span>1 selected</span> <button>Clear</button>' })</script>`,
    about: ['#row'],
  }),
  honestOf({
    name: 'more rows that load below',
    html: `${virtual(1)}<script>setTimeout(() => box.insertAdjacentHTML('beforeend', '<div class="vrow"><span class="nm">Ida</span><button class="rm">Remove</button></div>'), 100)</script>`,
    about: ['#row'],
    meanwhile: goesOn(300),
  }),
];
