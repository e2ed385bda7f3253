import { fill } from '../../../swaps/row-specs.ts';
import { FIELDS_AND_SEND, FIRST, form, LAST, type LiveCase, live, SEND } from '../live-case.ts';

/** A form repeats a field, or counts its letters. */
export const echoCases: readonly LiveCase[] = [
  live(
    'title of the form that echoes the name',
    `<h2 id=x>New contact</h2>${form(FIRST + LAST, `form.oninput = () => { x.textContent = first.value || 'New contact' }`)}`,
    FIELDS_AND_SEND,
  ),
  live(
    'title that echoes both names',
    `<h2 id=x>New contact</h2>${form(FIRST + LAST, `form.oninput = () => { x.textContent = (first.value + ' ' + last.value).trim() || 'New contact' }`)}`,
    FIELDS_AND_SEND,
  ),
  live(
    'preview sentence with the name',
    form(
      `${FIRST}${LAST}<p>Preview: <span id=x>Hello, …!</span></p>`,
      `form.oninput = () => { x.textContent = 'Hello, ' + first.value + '!' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'preview card with both fields',
    form(
      `${FIRST}${LAST}<div><b id=x></b> <i id=y></i></div>`,
      `form.oninput = () => { x.textContent = first.value; y.textContent = last.value }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'initials in an avatar',
    form(
      `<div id=x class=avatar>?</div>${FIRST}${LAST}`,
      `form.oninput = () => { x.textContent = (first.value[0] ?? '') + (last.value[0] ?? '') }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'slug that follows, visible',
    form(
      `${FIRST}<p><label>Address <input id=slug name=slug></label></p>`,
      `first.oninput = () => { slug.value = first.value.toLowerCase().replace(/ /g, '-') }`,
    ),
    [fill('#first', 'Ann Lee'), SEND],
    { mayAsk: 'a visible field follows what was approved: nuisance, the slug is the same words' },
  ),
  live(
    'slug that follows as text',
    form(
      `${FIRST}<p>https://blog.test/<b id=x>…</b></p>`,
      `first.oninput = () => { x.textContent = first.value.toLowerCase().replace(/ /g, '-') }`,
    ),
    [fill('#first', 'Ann Lee'), SEND],
  ),
  live(
    'display name suggested',
    form(
      `${FIRST}${LAST}<p><label>Shown as <input id=shown name=shown></label></p>`,
      `form.oninput = () => { shown.value = first.value + ' ' + last.value }`,
    ),
    FIELDS_AND_SEND,
    { mayAsk: 'a visible field follows: nuisance' },
  ),
  live(
    'hidden full name',
    form(
      `${FIRST}${LAST}<input type=hidden name=full id=full>`,
      `form.oninput = () => { full.value = first.value + ' ' + last.value }`,
    ),
    FIELDS_AND_SEND,
    { mayAsk: 'hidden, made of the two approved: nuisance' },
  ),
  live(
    'hidden JSON of the form',
    form(
      `${FIRST}${LAST}<input type=hidden name=state id=full value="{}">`,
      `form.oninput = () => { full.value = JSON.stringify({ first: first.value, last: last.value }) }`,
    ),
    FIELDS_AND_SEND,
    { mayAsk: 'hidden, made of the two approved: nuisance' },
  ),
  live(
    'hidden time stamp at input',
    form(
      `${FIRST}${LAST}<input type=hidden name=ts id=full value="">`,
      `form.oninput = () => { full.value = Date.now() }`,
    ),
    FIELDS_AND_SEND,
    { mayAsk: 'a time the person cannot judge: nuisance' },
  ),
  live(
    'counter: n/80 characters',
    form(
      `${FIRST}<small id=x>0/80 characters</small>${LAST}`,
      `first.oninput = () => { x.textContent = first.value.length + '/80 characters' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'counter: characters left, German',
    form(
      `${FIRST}<small id=x>Noch 80 Zeichen</small>${LAST}`,
      `first.oninput = () => { x.textContent = 'Noch ' + (80 - first.value.length) + ' Zeichen' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'counter: Chinese',
    form(
      `${FIRST}<small id=x>0 / 80 字</small>${LAST}`,
      `first.oninput = () => { x.textContent = first.value.length + ' / 80 字' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'counter of words',
    form(
      `${FIRST}<small id=x>0 words</small>${LAST}`,
      `first.oninput = () => { x.textContent = first.value.split(' ').filter(Boolean).length + ' words' }`,
    ),
    [fill('#first', 'Ann and Ben Lee'), SEND],
  ),
  live(
    'counter: one word, plural',
    form(
      `${FIRST}<small id=x>0 characters</small>${LAST}`,
      `first.oninput = () => { const n = first.value.length; x.textContent = n + (n === 1 ? ' character' : ' characters') }`,
    ),
    [fill('#first', 'A'), SEND],
  ),
  live(
    'counter with bytes and lines',
    form(
      `${FIRST}<small id=x>0 chars · 0 words · 0 lines</small>`,
      `first.oninput = () => { const v = first.value; x.textContent = v.length + ' chars · ' + v.split(' ').length + ' words · 1 lines' }`,
    ),
    [fill('#first', 'Ann Lee'), SEND],
  ),
  live(
    'counter that appears below',
    form(
      `${FIRST}<small id=x></small>${LAST}`,
      `first.oninput = () => { x.textContent = (80 - first.value.length) + ' remaining' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'reading time',
    form(
      `${FIRST}<small id=x>0 min read</small>${LAST}`,
      `first.oninput = () => { x.textContent = '1 min read' }`,
    ),
    FIELDS_AND_SEND,
  ),
];
