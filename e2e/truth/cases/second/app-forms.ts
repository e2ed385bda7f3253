import { came, click, failed, fill, type Site, type TruthCase } from '../../truth-case.ts';
import { acted, app, button, clicked, onClick, open } from './second-pages.ts';

const OK = { json: { ok: true }, delay: 250 };
const FIELD = '<label>Email <input id="v" value="mei@example"></label><small id="h" class="helper"></small>';

/** A click posts to `/x`; the script has `ok` and `data`. */
const posting = (body: string, script: string, answer: Site[string]): Site => ({
  'GET /': onClick(body, `const { ok, data } = await api('/x', { v: $('#v')?.value }); ${script}`),
  'POST /x': answer,
});

/** Single-page apps: GraphQL, form libraries, dialogs, toasts, inline edits. */
export const appForms: readonly TruthCase[] = [
  clicked(
    'GraphQL: 200 with errors, told far away in the corner',
    posting(
      `${FIELD}${button('Invite')}`,
      `if (data.errors) toast(data.errors[0].message, { role: '', time: 2500 });`,
      { json: { data: null, errors: [{ message: 'Seat limit reached for this workspace' }] }, delay: 300 },
    ),
    failed(/seat limit reached/i),
    { seen: /Invite/, requests: { 'POST /x': 1 } },
  ),
  clicked(
    'GraphQL: 200 with userErrors, under the field',
    posting(`${FIELD}${button('Invite')}`, `$('#h').textContent = data.data.invite.userErrors[0].message;`, {
      json: { data: { invite: { userErrors: [{ message: 'Email is not on an allowed domain' }] } } },
      delay: 300,
    }),
    failed(/allowed domain/i),
  ),
  clicked(
    'GraphQL: data and a warning in extensions, saved',
    posting(`${FIELD}${button('Save')}`, `if (data.data) e.textContent = 'Saved just now';`, {
      json: { data: { ok: true }, errors: [], extensions: { warning: 'deprecated field' } },
      delay: 300,
    }),
    came(),
    /Saved just now/,
  ),
  acted(
    'a message after a debounce of 300 ms, once the field was filled: filled all the same',
    [fill('#v', 'mei@')],
    app(
      `${FIELD}${button('Save')}`,
      `let timer; $('#v').oninput = () => { clearTimeout(timer); timer = setTimeout(() => { $('#h').textContent = 'Enter a whole address'; }, 300); };`,
    ),
    open(/enter a whole address/i),
  ),
  clicked(
    'a summary at the top after a click, fields unmarked',
    onClick(
      `<div id="sum"></div>${FIELD}${button('Continue')}`,
      `$('#sum').innerHTML = '<h3>Please check 2 fields</h3><ul><li>Email: not complete</li><li>Phone: missing</li></ul>'; scrollTo(0, 0);`,
    ),
    failed(/please check 2 fields|not complete/i),
  ),
  clicked(
    'an error that was there already, and stays: refused again',
    onClick(
      `${FIELD}<p class="error" id="w">Enter a whole address.</p>${button('Continue')}`,
      `$('#w').textContent = 'Enter a whole address.';`,
    ),
    failed(),
    { seen: /Enter a whole address/, requests: { 'POST /x': 0 } },
  ),
  acted(
    'the bubble of the browser by setCustomValidity: passwords differ',
    [fill('#p', 'one'), fill('#v', 'two'), click('#b')],
    app(
      '<form id="f"><input id="p" aria-label="Password"><input id="v" aria-label="Again"><button id="b">Sign up</button></form><p id="e"></p>',
      `$('#v').oninput = () => $('#v').setCustomValidity($('#v').value === $('#p').value ? '' : 'The passwords do not match');
       $('#f').onsubmit = event => { event.preventDefault(); e.textContent = 'Welcome'; };`,
    ),
    failed(/passwords do not match/i),
    { seen: /Sign up/, unseen: /Welcome/ },
  ),
  acted(
    'the form stays as it was, only the line above it says that all is saved',
    [fill('#v', 'Tea for two'), click('#b')],
    posting(
      `<p id="n">Unsaved</p><input id="v" aria-label="Title">${button('Save')}`,
      `$('#n').textContent = ok ? 'All changes saved' : 'Unsaved';`,
      OK,
    ),
    came(),
    /All changes saved/,
  ),
];
