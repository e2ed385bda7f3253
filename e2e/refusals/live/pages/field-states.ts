import { fill, type } from '../../../swaps/row-specs.ts';
import { FIELDS_AND_SEND, FIRST, form, LAST, type LiveCase, live, SEND } from '../live-case.ts';

/** A form saves a draft, stands in a dialog, or tells more as one goes on. */
export const stateCases: readonly LiveCase[] = [
  live(
    'draft saved while one goes on',
    form(
      `${FIRST}${LAST}<p id=x></p>`,
      `form.oninput = () => { x.textContent = 'Saving draft…'; setTimeout(() => { x.textContent = 'Draft saved at 10:15' }, 250) }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'draft saved in the header',
    `<header><b>Editor</b> <span id=x>Saved</span> <button id=send onclick="did = 1">Publish</button></header>${FIRST}<script>first.oninput = () => { x.textContent = 'Saving…'; setTimeout(() => { x.textContent = 'Saved' }, 400) }</script>`,
    [fill('#first', 'Title'), SEND],
  ),
  live(
    'draft saved in the header, at another word',
    `<header><b>Editor</b> <span id=x>No changes</span> <button id=send onclick="did = 1">Publish</button></header>${FIRST}<script>first.oninput = () => { x.textContent = 'Draft saved just now' }</script>`,
    [fill('#first', 'Title'), SEND],
  ),
  live(
    'unsaved dot in the title of a card',
    `<div class=card><h3>Profile <span id=x></span></h3>${FIRST}<button id=send onclick="did = 1">Save</button></div><script>first.oninput = () => { x.textContent = '●' }</script>`,
    [fill('#first', 'Ann'), SEND],
  ),
  live(
    'edited mark in the title of a card',
    `<div class=card><h3>Profile <span id=x></span></h3>${FIRST}<button id=send onclick="did = 1">Save</button></div><script>first.oninput = () => { x.textContent = '(edited)' }</script>`,
    [fill('#first', 'Ann'), SEND],
  ),
  live(
    'in a dialog: complaint that vanishes',
    `<div role=dialog aria-label="New user"><p><label>Name <input id=first></label></p><p id=bad>Name is required</p><button id=send onclick="did = 1">Create</button></div><script>first.oninput = () => { bad.remove() }</script>`,
    [fill('#first', 'Ann'), SEND],
  ),
  live(
    'in a dialog: helper text that turns',
    `<div role=dialog aria-label="New user"><p><label>Name <input id=first></label></p><p id=bad>At least 3 characters</p><button id=send onclick="did = 1">Create</button></div><script>first.oninput = () => { bad.textContent = 'Good name' }</script>`,
    [fill('#first', 'Ann'), SEND],
  ),
  live(
    'in a dialog: type the name to confirm',
    `<div role=alertdialog aria-label="Delete repo"><p>Type <b>my-repo</b> to confirm</p><input id=first aria-label=Name><button id=send disabled onclick="did = 1">Delete</button></div><script>first.oninput = () => { send.disabled = first.value !== 'my-repo' }</script>`,
    [fill('#first', 'my-repo'), SEND],
  ),
  live(
    'in a dialog: title that echoes',
    `<div role=dialog aria-labelledby=x><h2 id=x>New board</h2><p><label>Name <input id=first></label></p><button id=send onclick="did = 1">Create</button></div><script>first.oninput = () => { x.textContent = first.value }</script>`,
    [fill('#first', 'Plans'), SEND],
  ),
  live(
    'in a dialog: step of a wizard',
    `<div role=dialog aria-label=Setup><p id=x>Step 1 of 3 — not complete</p><p><label>Name <input id=first></label></p><button id=send onclick="did = 1">Next</button></div><script>first.oninput = () => { x.textContent = 'Step 1 of 3 — complete' }</script>`,
    [fill('#first', 'Plans'), SEND],
  ),
  live(
    'complaint at focus of the next field',
    form(
      `${FIRST}${LAST}<p id=x></p>`,
      `last.onfocus = () => { x.textContent = 'Family name as in the passport' }; last.onblur = () => { x.textContent = '' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'complaint at blur of a field of ours',
    form(
      `${FIRST}<small id=x></small>${LAST}<small id=y></small>`,
      `first.onblur = () => { x.textContent = 'OK' }; last.onblur = () => { y.textContent = 'OK' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'complaint at blur, far from the field',
    form(
      `<p id=x></p>${FIRST}${LAST}<p>Terms apply</p>`,
      `last.onblur = () => { x.textContent = 'All fields are fine' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'next field appears',
    form(
      `${FIRST}<div id=x></div>${LAST}`,
      `first.oninput = () => { x.innerHTML = '<label>Middle name <input name=middle></label>' }`,
    ),
    FIELDS_AND_SEND,
    { mayAsk: 'a new empty field goes along: nuisance mostly' },
  ),
  live(
    'required star that turns',
    form(
      `<p><label>First name <span id=x>*</span> <input id=first name=first></label></p>${LAST}`,
      `first.oninput = () => { x.textContent = '✓' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'six fields',
    form(
      ['a', 'b', 'c', 'd', 'e']
        .map(n => `<p><label>Field ${n} <input id=f${n} name=${n}></label><small id=s${n}></small></p>`)
        .join(''),
      `form.oninput = e => { document.getElementById('s' + e.target.name).textContent = '✓' }`,
    ),
    [...['a', 'b', 'c', 'd', 'e'].map(n => fill(`#f${n}`, `text ${n}`)), SEND],
  ),
  live(
    'typed, not filled, with a counter',
    form(
      `${FIRST}<small id=x>80 left</small>${LAST}`,
      `first.oninput = () => { x.textContent = (80 - first.value.length) + ' left' }`,
    ),
    [type('#first', 'Ann'), type('#last', 'Lee'), SEND],
  ),
];
