import { chooseDate, select } from '../../row-specs.ts';
import { type AdversaryPage, idOf, STYLE } from '../adversary-page.ts';
import { AT_FOCUS, at, BETWEEN } from '../moments.ts';

const customSelect = (row: string): string => `${row}<script>
  const open = () => { list.hidden = false; act.ariaExpanded = 'true' }; act.addEventListener('click', open);
  for (const o of list.children) o.addEventListener('click', () => { act.textContent = o.textContent; list.hidden = true; act.ariaExpanded = 'false' })</script>`;

const roleSelect: AdversaryPage = {
  name: 'custom select in a row',
  html:
    STYLE +
    customSelect(
      `<table><tr id=row><td id=who>Ada</td><td><div id=act role=combobox tabindex=0 aria-haspopup=listbox aria-expanded=false aria-label=Role aria-controls=list>user</div><div id=list role=listbox hidden><div role=option data-value=1 id=o1>user</div><div role=option data-value=2 id=o2>editor</div><div role=option data-value=3 id=o3>owner</div></div></td></tr><tr><td>Ben</td><td>x</td></tr></table>`,
    ),
  rows: [select('#act', 'editor')],
  about: ['#who'],
  own: '#act',
  decisive: ['click'],
  moments: [BETWEEN, at('pointerdown'), at('focus'), at('click')],
  isLong: true,
  changes: {
    'the row becomes another': `$('#who').textContent = 'Mallory'`,
    'the label becomes another': {
      at: [BETWEEN, at('pointerdown'), at('click')],
      script: `$('#act').setAttribute('aria-label', 'Team'); $('#who').title = 'Team'`,
    },
  },
};

const nativeSelect: AdversaryPage = {
  name: 'native select in a div row',
  html: `${STYLE}${['Ben', 'Ada'].map((w, n) => `<div class=row ${idOf(n, 'row')}><div class=who>${w}</div><div><select class=own ${idOf(n, 'act')} aria-label=Role><option value=u>user<option value=e>editor<option value=o>owner</select></div></div>`).join('')}`,
  rows: [select('#act', 'editor')],
  about: ['#row'],
  own: '.own',
  decisive: ['input'],
  moments: AT_FOCUS,
  changes: {
    'the row becomes another': `$('#row .who').textContent = 'Mallory'`,
    'the name becomes another': `$('#act').name = 'owner'`,
    'the value of the option becomes another': `$('#act').options[1].value = 'o'; $('#act').dataset.x = 1`,
  },
};

const calendar: AdversaryPage = {
  name: 'calendar',
  html: `${STYLE}<div id=row><span id=who>Leave of Ada</span> <input id=act readonly aria-haspopup=dialog aria-label="First day" placeholder="yyyy-mm-dd"></div><div id=cal role=dialog aria-label=Calendar hidden><div id=mo aria-live=off>December 2026</div><table role=grid aria-label="December 2026"><tbody id=tb></tbody></table></div>
   <script>let n = 1; for (let r = 0; r < 5; r++) { const tr = tb.insertRow(); for (let c = 0; c < 7 && n <= 31; c++, n++) { const td = tr.insertCell(); td.innerHTML = '<button aria-label="December ' + n + ', 2026">' + n + '</button>'; td.firstChild.onclick = e => { act.value = '2026-12-' + e.target.textContent.padStart(2, '0'); cal.hidden = true } } } act.onclick = () => { cal.hidden = false }</script>`,
  rows: [chooseDate('#act', '2026-12-24')],
  about: ['#who'],
  own: '#act',
  decisive: ['click'],
  moments: [BETWEEN, at('pointerdown'), at('click')],
  isLong: true,
  changes: { 'the person becomes another': `$('#who').textContent = 'Leave of everybody'` },
};

/** Lists and calendars that open. */
export const choosingPages: readonly AdversaryPage[] = [roleSelect, nativeSelect, calendar];
