import { page, sitePage } from '../../site-pages.ts';
import { came, click, failed, fill, type Site, type Truth, type TruthCase } from '../../truth-case.ts';
import { acted, button, clicked, flashed, form, onClick } from './second-pages.ts';

/** A click posts to `/x`, which answers with this status; the script has `ok`. */
const asking = (
  name: string,
  status: number,
  body: string,
  script: string,
  truth: Truth,
  seen?: RegExp,
): TruthCase =>
  clicked(
    name,
    {
      'GET /': onClick(body, `const { ok } = await api('/x'); ${script}`, { title: 'Notes' }),
      'POST /x': { status, json: {}, delay: 300 },
    },
    truth,
    { ...(seen ? { seen } : {}), requests: { 'POST /x': 1 } },
  );

const SHADOW = `<note-box></note-box><script>customElements.define('note-box', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<style>div { color: #333 }</style><div></div>'; } set text(text) { this.shadowRoot.querySelector('div').textContent = text; } });</script>`;
const FRAME = '<iframe id="i" title="Messages" src="/frame"></iframe>';
const FRAMED: Site = { 'GET /frame': page('Messages', '<p id="m"></p>') };
const SAVE = button('Save');

/** What came of it is shown by a sign, in a far corner, or for a moment only. */
export const quietFeedback: readonly TruthCase[] = [
  asking('only an emoji: 🎉', 200, SAVE, `e.textContent = '🎉';`, came(), /🎉/),
  asking('only an emoji: ❌', 500, SAVE, `e.textContent = ok ? '✅' : '❌';`, failed(), /❌/),
  asking(
    'only a picture: a green tick by its description',
    200,
    SAVE,
    `e.innerHTML = '<svg role="img" aria-label="Saved" width="20" height="20"><path d="M2 10l6 6L18 4" stroke="green" fill="none"/></svg>';`,
    came(),
  ),
  asking(
    'only a picture: a red cross by its description',
    500,
    SAVE,
    `e.innerHTML = '<svg role="img" aria-label="Not saved" width="20" height="20"><path d="M2 2l16 16" stroke="red"/></svg>';`,
    failed(),
    /Save/,
  ),
  asking(
    'only a red border around the field',
    422,
    `<input id="v" aria-label="Code" value="7">${SAVE}`,
    `if (!ok) $('#v').style.border = '2px solid red';`,
    failed(),
  ),
  asking(
    'a live region for screen readers alone: saved',
    200,
    `${SAVE}<div id="a" aria-live="polite" style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"></div>`,
    `$('#a').textContent = 'Note saved'; b.style.background = '#dfd';`,
    came(),
    /Note saved/,
  ),
  asking(
    'role=status: the note could not be saved',
    500,
    `${SAVE}<p id="a" role="status"></p>`,
    `$('#a').textContent = 'The note could not be saved.';`,
    failed(/could not be saved/i),
  ),
  asking(
    'role=status: saved',
    200,
    `${SAVE}<p id="a" role="status"></p>`,
    `$('#a').textContent = 'Saved.';`,
    came(),
    /Saved\./,
  ),
  asking(
    'far away: the button at the foot of a long page, the error at its top',
    500,
    `<div id="t"></div><div style="height:2500px"></div>${SAVE}`,
    `$('#t').innerHTML = '<p class="banner">Your note is too long to be kept.</p>';`,
    failed(/too long to be kept/i),
  ),
  asking(
    'in a shadow root: saved',
    200,
    `${SHADOW}${SAVE}`,
    `document.querySelector('note-box').text = 'Note saved';`,
    came(),
  ),
  asking(
    'in a shadow root: quota exceeded',
    507,
    `${SHADOW}${SAVE}`,
    `document.querySelector('note-box').text = 'Quota exceeded. Free some space.';`,
    failed(/quota exceeded/i),
    /Save/,
  ),
  clicked(
    'in a frame beside it: the message says it was refused',
    {
      'GET /': onClick(
        `${FRAME}${SAVE}`,
        `const { ok } = await api('/x'); $('#i').contentDocument.querySelector('#m').textContent = ok ? 'Saved' : 'Refused: the note is locked by Ann.';`,
      ),
      'POST /x': { status: 423, json: {}, delay: 300 },
      ...FRAMED,
    },
    failed(/locked by ann/i),
  ),
  clicked(
    'in a frame beside it: a new line of a log',
    {
      'GET /': onClick(
        `${FRAME}${SAVE}`,
        `await api('/x'); $('#i').contentDocument.querySelector('#m').textContent = 'Note 12 stored';`,
      ),
      'POST /x': { json: {}, delay: 300 },
      ...FRAMED,
    },
    came(),
    /Note 12 stored/,
  ),
  asking(
    'in the title of the tab alone',
    200,
    SAVE,
    `document.title = 'Notes (saved)';`,
    came(),
    /Notes \(saved\)/,
  ),
  asking(
    'in the button: Saving…, Saved ✓, Save again',
    200,
    SAVE,
    `b.textContent = 'Saved ✓'; setTimeout(() => { b.textContent = 'Save'; }, 1200);`,
    came(),
    /\nSave\n/,
  ),
  asking(
    'in the button: Failed – retry, and Save again',
    500,
    SAVE,
    `b.textContent = ok ? 'Saved' : 'Failed!'; setTimeout(() => { b.textContent = 'Save'; }, 1200);`,
    failed(/failed/i),
    /\nSave\n/,
  ),
  asking(
    'the button greys out and keeps its name',
    200,
    button('Mark as read'),
    `b.disabled = true; $('main').style.fontWeight = 'normal';`,
    came(),
  ),
  asking(
    'a number in the tab’s title goes down',
    200,
    button('Mark as read'),
    `document.title = 'Inbox (2)'; e.textContent = 'Read';`,
    came(),
    /Inbox \(2\)/,
  ),
  clicked(
    'a server writes its green line in the footer',
    flashed(
      told =>
        `${sitePage('Notes', `<h1>Notes</h1>${form('<input aria-label="Note" name="n" value="tea">', 'Keep')}`)}${told}`,
      '<p style="color:green">Kept.</p>',
    ),
    came(),
    /Kept\./,
  ),
  acted(
    'a field turns green, and its hint changes: the name is free',
    [fill('#v', 'mei7'), click('#b')],
    onClick(
      `<input id="v" aria-label="Name"><small id="h">4 to 12 letters</small>${button('Check')}`,
      `await wait(400); $('#v').style.borderColor = 'green'; $('#h').textContent = 'mei7 is free';`,
    ),
    came(),
    /mei7 is free/,
  ),
];
