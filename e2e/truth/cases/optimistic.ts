import { API, sitePage, TOASTS } from '../site-pages.ts';
import { came, click, failed, fill, pressEnter, type TruthCase, tick } from '../truth-case.ts';

const BROKEN = { status: 500, json: {} };
const OK = { json: { ok: true } };

/** `script` runs at a click on `b`; it may `api`, `wait` and `toast`. */
function likePage(body: string, script: string): string {
  return sitePage(
    'Post',
    `${body}${API}${TOASTS}<script>const b = $('#b'); b.addEventListener('click', async () => { ${script} });</script>`,
  );
}

const LIKE = '<article><p>A photo of a cat.</p><button id="b" aria-pressed="false">♡ 12</button></article>';
const liking = (undo: string): string =>
  `b.ariaPressed = 'true'; b.textContent = '♥ 13'; const { ok } = await api('/like'); if (!ok) { ${undo} }`;
const UNLIKE = `b.ariaPressed = 'false'; b.textContent = '♡ 12';`;

const ROWS =
  '<table><tbody><tr id="r1"><td>Kettle</td><td><button id="b">Delete</button></td></tr><tr><td>Pot</td></tr></tbody></table>';

const SWITCH =
  '<label><input type="checkbox" role="switch" id="b"> Email me about offers</label><p id="e" class="error"></p>';
const switching = (undo: string): string =>
  `const now = b.checked; const { ok } = await api('/setting'); if (!ok) { b.checked = !now; ${undo} }`;

/** What a page shows before its server knows of it, and takes back, or keeps. */
export const optimisticCases: readonly TruthCase[] = [
  {
    name: 'like kept',
    site: { 'GET /': likePage(LIKE, liking(UNLIKE)), 'POST /like': { ...OK, delay: 400 } },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /♥ 13/, requests: { 'POST /like': 1 } },
  },
  ...[400, 900, 1500].map(
    (delay): TruthCase => ({
      name: `like taken back after ${delay} ms, with an alert`,
      site: {
        'GET /': likePage(LIKE, liking(`${UNLIKE} toast('Could not like this post', { role: 'alert' });`)),
        'POST /like': { ...BROKEN, delay },
      },
      actions: [click('#b')],
      truth: failed(/could not like/i),
      check: { seen: /♡ 12[\s\S]*Could not like/ },
    }),
  ),
  {
    name: 'like taken back after 800 ms without a word',
    site: { 'GET /': likePage(LIKE, liking(UNLIKE)), 'POST /like': { ...BROKEN, delay: 800 } },
    actions: [click('#b')],
    truth: failed(),
    check: { seen: /♡ 12/, requests: { 'POST /like': 1 } },
  },
  {
    name: 'row removed and kept away',
    site: {
      'GET /': likePage(ROWS, `b.closest('tr').remove(); await api('/rows'); toast('Kettle deleted');`),
      'POST /rows': { ...OK, delay: 300 },
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Kettle deleted/ },
  },
  {
    name: 'row removed, back after 700 ms with an alert',
    site: {
      'GET /': likePage(
        ROWS,
        `const row = b.closest('tr'), body = row.parentElement; row.remove(); const { ok } = await api('/rows');
         if (!ok) { body.prepend(row); toast('Kettle could not be deleted.', { role: 'alert' }); }`,
      ),
      'POST /rows': { ...BROKEN, delay: 700 },
    },
    actions: [click('#b')],
    truth: failed(/could not be deleted/i),
  },
  {
    name: 'row removed, back after 1.2 s, and a line without a role says why',
    site: {
      'GET /': likePage(
        `<p id="e"></p>${ROWS}`,
        `const row = b.closest('tr'), body = row.parentElement; row.remove(); const { ok } = await api('/rows');
         if (!ok) { body.prepend(row); $('#e').textContent = 'You are not allowed to delete this item.'; }`,
      ),
      'POST /rows': { status: 403, json: {}, delay: 1200 },
    },
    actions: [click('#b')],
    truth: failed(/not allowed to delete/i),
  },
  {
    name: 'switch stays on',
    site: { 'GET /': likePage(SWITCH, switching('')), 'POST /setting': { ...OK, delay: 300 } },
    actions: [tick('#b')],
    truth: came(),
    check: { seen: /b:true/ },
  },
  {
    name: 'switch falls back after 600 ms with a line below it',
    site: {
      'GET /': likePage(SWITCH, switching(`$('#e').textContent = 'This setting could not be changed.';`)),
      'POST /setting': { ...BROKEN, delay: 600 },
    },
    actions: [tick('#b')],
    truth: failed(/could not be changed/i),
  },
  {
    name: 'switch falls back after 1.4 s without a word',
    site: { 'GET /': likePage(SWITCH, switching('')), 'POST /setting': { ...BROKEN, delay: 1400 } },
    actions: [tick('#b')],
    truth: failed(),
    check: { seen: /b:false/, requests: { 'POST /setting': 1 } },
  },
  {
    name: 'comment shown at once, marked as failed after 500 ms',
    site: {
      'GET /': commentPage(
        `li.classList.add('failed'); li.append(' — Not posted. '); li.insertAdjacentHTML('beforeend', '<button>Retry</button>');`,
      ),
      'POST /comments': { ...BROKEN, delay: 500 },
    },
    actions: [fill('#text', 'Nice cat'), pressEnter('#text')],
    truth: failed(/not posted/i),
  },
  {
    name: 'comment shown at once, gone after 1 s, and its text is back in the field',
    site: {
      'GET /': commentPage(
        `li.remove(); $('#text').value = text; toast('Your comment could not be posted.');`,
      ),
      'POST /comments': { ...BROKEN, delay: 1000 },
    },
    actions: [fill('#text', 'Nice cat'), pressEnter('#text')],
    truth: failed(/could not be posted/i),
  },
  {
    name: 'comment shown at once, and kept',
    site: { 'GET /': commentPage(''), 'POST /comments': { ...OK, delay: 500 } },
    actions: [fill('#text', 'Nice cat'), pressEnter('#text')],
    truth: came(),
    check: { seen: /Nice cat/, requests: { 'POST /comments': 1 } },
  },
  {
    name: 'number in the cart goes up, and down again: sold out',
    site: {
      'GET /': likePage(
        '<p>Cart: <b id="n">0</b></p><h1>Kettle</h1><p id="e"></p><button id="b">Add to cart</button>',
        `$('#n').textContent = '1'; const { ok } = await api('/cart'); if (!ok) { $('#n').textContent = '0'; $('#e').textContent = 'Sorry, this item is sold out.'; }`,
      ),
      'POST /cart': { status: 409, json: {}, delay: 800 },
    },
    actions: [click('#b')],
    truth: failed(/sold out/i),
  },
  {
    name: 'follow turns to Following, and back with a dialog: sign in first',
    site: {
      'GET /': likePage(
        '<h1>@mei</h1><button id="b">Follow</button><dialog id="d"><p>Sign in to follow people.</p><button>Sign in</button></dialog>',
        `b.textContent = 'Following'; const { ok } = await api('/follow'); if (!ok) { b.textContent = 'Follow'; $('#d').showModal(); }`,
      ),
      'POST /follow': { status: 401, json: {}, delay: 450 },
    },
    actions: [click('#b')],
    truth: failed(/sign in to follow/i),
  },
];

function commentPage(onFailure: string): string {
  return sitePage(
    'Post',
    `<article>A photo of a cat.</article><ul></ul><form id="f"><input id="text" aria-label="Comment"><button>Post</button></form>${API}${TOASTS}
     <script>$('#f').addEventListener('submit', async event => { event.preventDefault(); const text = $('#text').value; $('#text').value = '';
       const li = document.createElement('li'); li.textContent = text; $('ul').append(li);
       const { ok } = await api('/comments', { text }); if (!ok) { ${onFailure} } });</script>`,
  );
}
