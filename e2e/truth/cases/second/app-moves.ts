import { came, click, failed, fill, type Site, type TruthCase } from '../../truth-case.ts';
import { acted, app, button, clicked, onClick } from './second-pages.ts';

const OK = { json: { ok: true }, delay: 250 };
const FIELD = '<label>Email <input id="v" value="mei@example"></label><small id="h" class="helper"></small>';

/** A click posts to `/x`; the script has `ok` and `data`. */
const posting = (body: string, script: string, answer: Site[string]): Site => ({
  'GET /': onClick(body, `const { ok, data } = await api('/x', { v: $('#v')?.value }); ${script}`),
  'POST /x': answer,
});

const DIALOG = (text: string): string =>
  `<ul id="l"><li>Tea</li></ul><button id="o" type="button">New list</button><dialog id="d"><label>Name <input id="v" value="Tea"></label>${button(text)}</dialog><script>document.querySelector('#d').showModal();</script>`;

/** Dialogs, inline edits, toasts and bars to undo. */
export const appMoves: readonly TruthCase[] = [
  clicked(
    'a dialog stays open with an error in it',
    posting(DIALOG('Create'), `if (!ok) e.textContent = 'A list of this name exists.';`, {
      status: 409,
      json: {},
      delay: 350,
    }),
    failed(/list of this name exists/i),
  ),
  clicked(
    'a dialog closes, and the list grows',
    posting(
      DIALOG('Create'),
      `$('#l').insertAdjacentHTML('beforeend', '<li>Herbs</li>'); $('#d').close();`,
      OK,
    ),
    came(),
    /Herbs/,
  ),
  clicked(
    'a dialog closes at once, the row comes, and 800 ms later it is gone again, with a toast',
    {
      'GET /': onClick(
        DIALOG('Create'),
        `$('#d').close(); const li = document.createElement('li'); li.textContent = 'Herbs'; $('#l').append(li); const { ok } = await api('/x'); if (!ok) { li.remove(); toast('Herbs was not created', { time: 2500 }); }`,
      ),
      'POST /x': { status: 500, json: {}, delay: 800 },
    },
    failed(/was not created/i),
    { unseen: /\nHerbs\n/, requests: { 'POST /x': 1 } },
  ),
  clicked(
    'an inline edit is kept: the field gives way to its text',
    posting(
      `<p id="t"><input id="v" aria-label="Title" value="Green tea"></p>${button('✓')}`,
      `if (ok) { $('#t').textContent = 'Green tea'; b.remove(); }`,
      OK,
    ),
    came(),
    { seen: /Green tea/, requests: { 'POST /x': 1 } },
  ),
  acted(
    'an inline edit falls back to the old title after a second, silently',
    [fill('#v', 'Green tea'), click('#b')],
    {
      'GET /': onClick(
        `<p id="t">Black tea</p><input id="v" aria-label="Title" value="Black tea">${button('OK')}`,
        `$('#t').textContent = $('#v').value; const { ok } = await api('/x'); if (!ok) { $('#t').textContent = 'Black tea'; $('#v').value = 'Black tea'; }`,
      ),
      'POST /x': { status: 500, json: {}, delay: 1000 },
    },
    failed(),
    { unseen: /Green tea/ },
  ),
  clicked(
    'a toast of success that vanishes after 1.5 s, nothing else changes',
    posting(`${FIELD}${button('Save')}`, `if (ok) toast('Saved', { time: 1500 });`, OK),
    came(),
    { requests: { 'POST /x': 1 } },
  ),
  clicked(
    'a toast of failure that vanishes after 1.5 s, nothing else changes',
    posting(
      `${FIELD}${button('Save')}`,
      `if (!ok) toast('Could not reach the archive', { role: '', time: 1500 });`,
      {
        status: 502,
        json: {},
        delay: 250,
      },
    ),
    failed(/could not reach the archive/i),
    { seen: /Save/, requests: { 'POST /x': 1 } },
  ),
  clicked(
    'archived, with a bar to undo for 5 s',
    posting(
      '<ul><li id="r">Letter <button id="b">Archive</button></li><li>Bill</li></ul>',
      `$('#r').remove(); toast('Archived. UNDO', { time: 5000 });`,
      OK,
    ),
    came(),
    /Archived/,
  ),
  clicked(
    'UNDO pressed: the letter is back in the list',
    onClick(
      '<ul id="l"><li>Bill</li></ul><div id="bar">Archived <button id="b">UNDO</button></div>',
      `$('#l').insertAdjacentHTML('afterbegin', '<li>Letter</li>'); $('#bar').remove();`,
    ),
    came(),
    /Letter/,
  ),
  clicked(
    'UNDO pressed too late: it says so',
    onClick(
      '<ul id="l"><li>Bill</li></ul><div id="bar">Archived <button id="b">UNDO</button></div>',
      `$('#bar').textContent = 'Too late to undo';`,
    ),
    failed(/too late to undo/i),
  ),
  clicked(
    'XHR: onerror writes into a status line in the header',
    app(
      button('Sync now'),
      `document.querySelector('header').insertAdjacentHTML('beforeend', '<span id="s">Last sync 9:00</span>');
       b.onclick = () => { const request = new XMLHttpRequest(); request.open('POST', '{{refused}}/x'); request.onerror = () => { $('#s').textContent = 'Sync failed 9:41'; }; request.send(); };`,
    ),
    failed(/sync failed/i),
  ),
  clicked(
    'XHR: the header says 9:41 instead of 9:00',
    {
      'GET /': app(
        `<p>Last sync <span id="s">9:00</span></p>${button('Sync now')}`,
        `b.onclick = () => { const request = new XMLHttpRequest(); request.open('POST', '/x'); request.onload = () => { $('#s').textContent = '9:41'; }; request.send('{}'); };`,
      ),
      'POST /x': OK,
    },
    came(),
    /Last sync 9:41/,
  ),
  clicked(
    'copied: the icon turns to a tick for a second, no word',
    onClick(
      '<code>npm i tea</code> <button id="b" aria-label="Copy">⧉</button>',
      `b.textContent = '✓'; setTimeout(() => { b.textContent = '⧉'; }, 1000);`,
    ),
    came(),
    /⧉/,
  ),
];
