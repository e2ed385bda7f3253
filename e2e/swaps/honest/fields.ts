import { click, fill, press, select, type } from '../scenes/scene.ts';
import { form, type HonestPage, mayAsk, meanwhile, NOTE, page } from './honest-page.ts';

const note = fill('#note', 'Rent', 'note');
const send = click('#send');
const amount = '<label for=note>Amount</label> <input id=note name=note> ';
const mirror = '<input type=hidden id=hidden name=hidden>';
const SEARCH = `<form id=form><label>Search <input id=note name=q></label> <button id=send>Search</button></form>`;
const pushes = (event: string): string =>
  `<script>note.on${event} = () => history.replaceState(null, '', '?q=' + note.value); form.onsubmit = event => { event.preventDefault(); did = 1; }</script>`;

/** Fields that a page formats, mirrors or keeps elsewhere as they are written. */
export const fieldPages: readonly HonestPage[] = [
  page(
    'search that pushes its words into the address',
    SEARCH + pushes('input'),
    fill('#note', 'Ada', 'q'),
    send,
  ),
  page(
    'search by Enter, pushed at input',
    SEARCH + pushes('input'),
    fill('#note', 'Ada', 'q'),
    press('#note', 'Enter'),
  ),
  page('search by Enter, pushed at focus', SEARCH + pushes('focus'), press('#note', 'Enter')),
  page('search by Enter, pushed at a key', SEARCH + pushes('keydown'), press('#note', 'Enter')),
  page(
    'telephone number',
    form(
      amount.replace('Amount', 'Phone'),
      `note.oninput = () => { const d = note.value.replace(/\\D/g, ''); note.value = '(' + d.slice(0, 3) + ') ' + d.slice(3, 6) + '-' + d.slice(6); }`,
    ),
    fill('#note', '5551234567', 'note'),
    send,
  ),
  page(
    'telephone number, typed',
    form(
      amount.replace('Amount', 'Phone'),
      `note.oninput = () => { const d = note.value.replace(/\\D/g, ''); note.value = d.length > 3 ? d.slice(0, 3) + '-' + d.slice(3) : d; }`,
    ),
    type('#note', '5551234', 'note'),
    send,
  ),
  page(
    'number in groups of four',
    form(
      amount.replace('Amount', 'Customer'),
      `note.oninput = () => { note.value = note.value.replace(/\\s/g, '').replace(/(.{4})(?=.)/g, '$1 '); }`,
    ),
    fill('#note', '1234567890', 'note'),
    send,
  ),
  page(
    'amount formatted at blur',
    form(amount, `note.onblur = () => { if (note.value) note.value = Number(note.value).toFixed(2); }`),
    fill('#note', '10', 'note'),
    send,
  ),
  page(
    'text trimmed at change',
    form(NOTE, `note.onchange = () => { note.value = note.value.trim(); }`),
    fill('#note', ' Rent ', 'note'),
    send,
  ),
  page(
    'first letter capitalised',
    form(
      NOTE,
      `note.oninput = () => { note.value = note.value.charAt(0).toUpperCase() + note.value.slice(1); }`,
    ),
    fill('#note', 'rent', 'note'),
    send,
  ),
  page(
    'hidden copy of what is written',
    form(NOTE + mirror, `note.oninput = () => { hidden.value = note.value; }`),
    note,
    send,
  ),
  page(
    'hidden copy, written later',
    form(NOTE + mirror, `note.oninput = () => setTimeout(() => { hidden.value = note.value; }, 50)`),
    note,
    send,
  ),
  page(
    'hidden ISO date',
    form(
      `<label for=note>Date</label> <input id=note name=note>${mirror}`,
      `note.onchange = () => { const [m, d, y] = note.value.split('/'); hidden.value = [y, m, d].join('-'); }`,
    ),
    fill('#note', '12/31/2026', 'note'),
    send,
  ),
  mayAsk(
    page(
      'hidden amount in cents',
      form(amount + mirror, `note.oninput = () => { hidden.value = note.value * 100; }`),
      fill('#note', '10', 'note'),
      send,
    ),
  ),
  mayAsk(
    page(
      'hidden dirty flag',
      form(NOTE + mirror.replace('>', ' value=0>'), `note.oninput = () => { hidden.value = 1; }`),
      note,
      send,
    ),
  ),
  mayAsk(
    page(
      'hidden number of changes',
      form(
        NOTE + mirror.replace('>', ' value=0>'),
        `note.oninput = () => { hidden.value = Number(hidden.value) + 1; }`,
      ),
      type('#note', 'Rent', 'note'),
      send,
    ),
  ),
  // A page may change a token of this kind at every focus, so to ask again would never end. It is opaque before and after,
  // of one length and one alphabet, and its name says so: no more than this is excused.
  page(
    'token that turns at focus',
    form(
      `${NOTE}<input type=hidden name=csrf_token value=9f86d081884c7d659a2feaa0c55ad015>`,
      `form.addEventListener('focusin', () => { form.csrf_token.value = [...form.csrf_token.value].reverse().join(''); })`,
    ),
    send,
  ),
  page(
    'token that turns at focus of a field',
    form(
      `${NOTE}<input type=hidden name=authenticity_token value=9f86d081884c7d659a2feaa0c55ad015>`,
      `note.onfocus = () => { form.authenticity_token.value = 'b1946ac92492d2347c6235b4d2611184'; }`,
    ),
    note,
    send,
  ),
  meanwhile(
    page(
      'token that turns meanwhile',
      form(`${NOTE}<input type=hidden name=csrf_token value=9f86d081884c7d659a2feaa0c55ad015>`),
      send,
    ),
    `form.csrf_token.value = 'b1946ac92492d2347c6235b4d2611184'`,
  ),
  mayAsk(
    page(
      'hidden time of the form',
      form(
        `${NOTE}<input type=hidden id=hidden name=elapsed value=0>`,
        `setInterval(() => { hidden.value = Number(hidden.value) + 1; }, 60)`,
      ),
      send,
    ),
  ),
  page(
    'button that needs a text',
    form(NOTE, `send.disabled = true; note.oninput = () => { send.disabled = note.value === ''; }`),
    note,
  ),
  page(
    'floating label',
    form(
      `<div id=x>${NOTE}</div>`,
      `note.onfocus = () => { x.className = 'floating'; }; note.onblur = () => { x.className = note.value ? 'filled' : ''; }`,
    ),
    note,
    send,
  ),
  page(
    'placeholder that leaves at focus',
    form(
      NOTE.replace('name=note', 'name=note placeholder="e.g. Rent"'),
      `note.onfocus = () => { note.placeholder = ''; }; note.onblur = () => { note.placeholder = 'e.g. Rent'; }`,
    ),
    note,
    send,
  ),
  page(
    'area that grows',
    form(
      `<label for=note>Note</label> <textarea id=note name=note></textarea>`,
      `note.oninput = () => { note.style.height = note.scrollHeight + 'px'; }`,
    ),
    note,
    send,
  ),
  page(
    'strength of a password',
    form(
      `<label for=note>New password</label> <input id=note type=password name=note><meter id=x max=4></meter><i id=y></i>`,
      `note.oninput = () => { x.value = 3; y.textContent = 'Strong'; }`,
    ),
    note,
  ),
  page(
    'slider with an output',
    form(
      `<label for=note>Volume</label> <input id=note type=range name=note value=30> <output id=x>30</output>`,
      `note.oninput = () => { x.textContent = note.value; }`,
    ),
    fill('#note', '60', 'note'),
    send,
  ),
  mayAsk(
    page(
      'select whose price follows',
      form(
        `<label for=note>Size</label> <select id=note name=note><option>Small<option>Large</select> <i id=x>1 €</i>`,
        `note.onchange = () => { x.textContent = note.value; }`,
      ),
      select('#note', 'Large', 'note', 'Large'),
      send,
    ),
  ),
  page(
    'editor with a hidden copy',
    form(
      `<div id=note contenteditable role=textbox aria-label=Text style="min-height:40px;border:1px solid"></div>${mirror}`,
      `note.oninput = () => { hidden.value = note.textContent; }`,
    ),
    { action: 'fill', on: '#note', params: { value: 'Rent' } },
    send,
  ),
  page(
    'fields that check each other',
    form(
      `${NOTE}<label>Other <input id=other name=other></label>`,
      `note.oninput = () => { note.setAttribute('aria-invalid', 'false'); other.required = false; }`,
    ),
    note,
    send,
  ),
  page(
    'name for the filler',
    form(
      NOTE,
      `note.autocomplete = 'off'; note.onfocus = () => { note.autocomplete = 'on'; note.setAttribute('aria-expanded', 'false'); }`,
    ),
    note,
    send,
  ),
];
