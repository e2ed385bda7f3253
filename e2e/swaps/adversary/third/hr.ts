import { check, chooseDate, click, fill, select } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { AT_FOCUS, at } from '../moments.ts';
import { pageOf, setText } from '../second/page-shapes.ts';
import { AFTER_CHANGE, AFTER_CLICK, AFTER_INPUT, honestOf, IN_PRESS } from './shapes.ts';

const leave = `<div class="cards">${[
  ['Ben', '3 Tage Urlaub', '02.03. – 04.03.'],
  ['Ada', '10 Tage Sonderurlaub', '09.03. – 20.03.'],
]
  .map(
    ([who, what, when], n) =>
      `<div class="card mb-2" ${n ? 'id=row' : ''}><div class="card-body d-flex"><div class="flex-grow-1"><div class="fw-semibold who">${who}</div><div class="text-secondary what">${what}</div><time class="when">${when}</time></div><div class="d-flex"><input class="form-control" aria-label="Kommentar ${n + 1}" ${n ? 'id=note' : ''}><button class="btn btn-outline-danger">Ablehnen</button><button class="btn btn-success" ${n ? 'id=act' : ''}>Genehmigen</button></div></div></div>`,
  )
  .join('')}</div>`;

const payroll = `<div class="run" id=box><div class="run__hd"><h2 id=h>Payroll run May</h2></div><table class="grid"><thead><tr><th>Person<th>Gross<th>Bonus</thead><tbody>${[
  ['Ben', '4,000'],
  ['Ada', '4,200'],
]
  .map(
    ([who, sum], n) =>
      `<tr><td class=p>${who}<td class=g>${sum}<td><input aria-label="Bonus of ${who}" value=0 ${n ? 'id=note' : 'id=other'}></tr>`,
  )
  .join(
    '',
  )}</tbody><tfoot><tr><td>Paid from<td colspan=2 id=f>Operating account</tfoot></table><button id=act class="btn">Submit payroll</button></div>`;

const exit = `<form class="wizard" id=box action=/exit method=post><ol class="steps" aria-label=Steps><li>Person</li><li aria-current=step>Date</li><li>Review</li></ol><div class="who"><img src=/p/41.jpg alt="" width=24 height=24><span id=w>Ada Byron</span><span id=j>Engineer</span></div><label>Last day <input type=date name=last id=note></label><label><input type=checkbox name=garden id=k> Release from work</label><input type=hidden name=person value=41 id=p><button id=act>Continue</button></form>`;

const offer = `<section class="offer" id=box><h3>录用通知</h3><table><tr><th>候选人<td id=w>张伟<tr><th>职位<td id=j>工程师<tr><th>月薪<td id=s>20,000 元</table><label>附言 <input id=note></label><button id=act>发送录用通知</button></section>`;

const sheet = `<table class="ts"><thead><tr><th>Projekt<th>Mo<th>Di<th>Mi</thead><tbody><tr class="grp"><td colspan=4 id=g>Kunde Nord</tr><tr id=row><td class=p>Wartung<td><input aria-label=Mo value=8><td><input aria-label=Di id=act value=0><td><input aria-label=Mi value=8></tr></tbody></table>`;

const shift = `<div class="roster" id=box><div class="day"><span class="d" id=d>Saturday night</span></div><div class="slot"><span>Shift lead</span><div class="sel" role=combobox tabindex=0 aria-expanded=false aria-label="Shift lead" id=sel><span id=w>Ben</span></div></div><label>Remark <input id=note></label><button id=act>Publish roster</button></div>`;

/** Leave, pay, contracts and rosters. */
export const hrPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'leave cards with a comment',
    html: leave,
    rows: [fill('#note', 'Gute Reise'), click('#act')],
    about: ['#row'],
    own: '#note',
    moments: [...AFTER_INPUT, at('mousedown')],
    changes: {
      'another person': setText('#row .who', 'Eva'),
      'another kind of leave': setText('#row .what', '10 Tage unbezahlt'),
      'other days': setText('#row .when', '09.03. – 20.09.'),
      'the deed becomes the contrary': setText('#act', 'Ablehnen'),
      'the days are as many as the letters': setText('#row .what', '10 Tage Sonderurlaub, 1 Person'),
    },
  }),
  pageOf({
    name: 'payroll with a bonus',
    html: payroll,
    rows: [fill('#note', '100'), click('#act')],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'the bonus of another': `$('#other').value = 100`,
      'a higher pay': `$$('.g')[0].textContent = '40,000'`,
      'another account': setText('#f', 'Savings account'),
      'another month': setText('#h', 'Payroll run June'),
      'names change places': `$$('.p')[0].textContent = 'Ada'; $$('.p')[1].textContent = 'Ben'`,
    },
  }),
  pageOf({
    name: 'last day of a person',
    html: exit,
    rows: [chooseDate('#note', '2026-12-31'), click('#act')],
    own: '#note',
    moments: [...AFTER_CHANGE, at('pointerdown')],
    changes: {
      'the hidden person': `$('#p').value = '42'`,
      'another person': setText('#w', 'Ben Okri'),
      'released too': `$('#k').checked = true`,
      'the button ends it': setText('#act', 'End contract'),
    },
  }),
  pageOf({
    name: 'Chinese offer',
    html: offer,
    rows: [fill('#note', '欢迎'), click('#act')],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'another candidate': setText('#w', '王芳'),
      'another pay': setText('#s', '2,000 元'),
      'another post': setText('#j', '实习生'),
    },
  }),
  pageOf({
    name: 'cell of a time sheet',
    html: sheet,
    rows: [fill('#act', '6')],
    about: ['.ts'],
    own: '#act',
    decisive: ['input'],
    moments: AT_FOCUS,
    changes: {
      'the heads change places': `$$('th')[2].textContent = 'Mi'; $$('th')[3].textContent = 'Di'`,
      'another customer above': setText('#g', 'Kunde Süd'),
      'another project': setText('#row .p', 'Reise'),
    },
  }),
  pageOf({
    name: 'roster with a lead',
    html: shift,
    rows: [fill('#note', 'bring keys'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('focus')],
    changes: {
      'another lead': setText('#w', 'Eve'),
      'another day': setText('#d', 'Sunday night'),
      'the lead goes': setText('#w', ''),
    },
  }),
  pageOf({
    name: 'rating, then sign',
    html: '<form id=box action=/review><h3>Review of <span id=w>Ada</span></h3><label>Rating <select name=rating id=note><option>Good<option>Poor</select></label><label>Visible to <select name=vis id=k><option value=m>manager<option value=all>all</select></label><label><input type=checkbox name=sign value=final id=c> Final</label><button id=act>Sign review</button></form>',
    rows: [select('#note', 'Good'), check('#c'), click('#act')],
    own: '#note, #c',
    moments: [...AFTER_CHANGE, at('pointerdown')],
    changes: {
      'another person': setText('#w', 'Ben'),
      'visible to all': `$('#k').value = 'all'`,
      'the value of the tick': `$('#c').value = 'dismiss'`,
    },
  }),
  pageOf({
    name: 'open a request, then decline',
    html: '<div class="req" id=box><button class="more" id=k aria-expanded=false onclick="this.ariaExpanded = true; d.hidden = false">Details</button><div class="sum"><span id=w>Laptop for Ada</span><span id=s>1,900 €</span></div><div id=d hidden>Delivered in May</div><button id=act>Decline</button></div>',
    rows: [click('#k'), click('#act')],
    own: '#d',
    moments: AFTER_CLICK,
    changes: {
      'another request': setText('#w', 'Doctor for Ada'),
      'another sum': setText('#s', '19 €'),
    },
  }),
  pageOf({
    name: 'row span of a team',
    html: `<table class="teams"><tbody><tr><td rowspan=2 id=t>Support<td>Ben<td><button>Dismiss</button></tr><tr id=row><td id=w>Ada<td><button id=act>Dismiss</button></tr></tbody></table>`,
    about: ['.teams'],
    moments: IN_PRESS,
    changes: {
      'another team': setText('#t', 'Board'),
      'another person': setText('#w', 'Eve'),
    },
  }),
  honestOf({
    name: 'draft of a comment that is saved',
    html: `${leave}<div id=sv role=status></div><script>note.oninput = () => { sv.textContent = 'Wird gespeichert …'; setTimeout(() => { sv.textContent = 'Gespeichert' }, 100) }</script>`,
    rows: [fill('#note', 'Gute Reise'), click('#act')],
    about: ['#row'],
    own: '#note',
  }),
  honestOf({
    name: 'card that lights up at hover',
    html: `${leave}<style>.card:hover{background:#eef}</style><script>row.onpointerover = () => { row.classList.add('hover'); row.style.boxShadow = '0 0 4px #aaa' }</script>`,
    about: ['#row'],
  }),
  honestOf({
    name: 'working hours that are counted below the table',
    html: `${sheet}<p>Summe <b id=sum>16</b> Stunden</p><script>act.oninput = () => { sum.textContent = 16 + Number(act.value) }</script>`,
    rows: [fill('#act', '6')],
    about: ['.ts'],
    own: '#act',
    decisive: ['input'],
  }),
  honestOf({
    name: 'Chinese letters that are counted',
    html: `${offer.replace('附言 <input id=note>', '附言 <input id=note> <small id=n>0/50</small>')}<script>note.oninput = () => { n.textContent = note.value.length + '/50' }</script>`,
    rows: [fill('#note', '欢迎'), click('#act')],
    about: ['table'],
    own: '#note',
  }),
];
