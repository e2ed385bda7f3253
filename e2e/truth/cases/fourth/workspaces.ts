import { redirect } from '../../serve-truth.ts';
import { came, click, failed, type TruthCase } from '../../truth-case.ts';
import {
  de,
  en,
  formTo,
  noise,
  onAnswer,
  onPress,
  soon,
  trial,
  unmoved,
  viaApi,
  viaForm,
} from './fourth-pages.ts';

const ROUTES = `const show = () => { m.innerHTML = location.hash === '#/billing' ? '<h2>Billing</h2><p>You don’t have access to this section. Ask an owner of the workspace.</p>' : '<h2>Overview</h2><p>3 members</p>'; }; addEventListener('hashchange', show); show();`;

/** Clouds, workspaces and drives. */
export const workspaceCases: readonly TruthCase[] = [
  trial(
    'A server restarts: its badge goes through three words',
    {
      'GET /': en(
        'web-1',
        '<h1>web-1</h1><span id="e">Running</span><p>Up 41 days</p><button id="b">Restart</button>',
        onPress(
          `b.disabled = true; await api('/api'); e.textContent = 'Stopping'; let data; do { await wait(500); ({ data } = await api('/state', {}, 'GET')); e.textContent = data.state; } while (data.state !== 'Running'); $('p').textContent = 'Up a few seconds'; b.disabled = false;`,
        ),
      ),
      'POST /api': { status: 202, json: {} },
      'GET /state': ({ count }) => ({ json: { state: count < 3 ? 'Starting' : 'Running' } }),
    },
    came({ mayWait: true }),
    /Up a few seconds/,
  ),
  viaApi(
    'An invitation: the window closes, a component tells it in its own tree',
    en(
      'Members',
      `<h1>Members</h1><p id="e">3 members</p><x-toast id="toasts"></x-toast><div id="w" class="veil"><div role="dialog"><input aria-label="Email" value="pat@example.org"><button id="b">Send invite</button></div></div>`,
      `const root = toasts.attachShadow({ mode: 'open' }); ${onAnswer(`w.remove(); e.textContent = '3 members, 1 invited'; root.innerHTML = '<div role="status" style="position:fixed;right:1rem;bottom:1rem">Invitation sent to pat@example.org</div>';`)}`,
    ),
    soon({ id: 9 }, 201),
    came(),
    /1 invited/,
  ),
  trial(
    'A drive: the file does not fit any more',
    {
      'GET /': en(
        'My Drive',
        '<input type="file" id="b" aria-label="Upload a file"><ul id="rows"><li>tea.txt</li></ul>',
        `b.onchange = async () => { rows.insertAdjacentHTML('beforeend', '<li id="row">big.txt <progress></progress></li>'); const { status } = await api('/api'); if (status === 507) { row.remove(); veil('<div role="dialog"><h2>Storage is full</h2><p>You’ve used 15 GB of 15 GB.</p><button>Get more storage</button></div>'); } };`,
      ),
      'POST /api': { status: 507, json: {}, delay: 600 },
    },
    failed(/storage is full|15 GB of 15/i),
    {},
    [{ action: 'upload', selector: '#b', file: { name: 'big.txt', text: 'big' } }],
  ),
  viaForm(
    'Too many requests, as bare text',
    en(
      'Forgot password',
      formTo('<input name="mail" aria-label="Email" value="pat@example.org">', 'Send reset link'),
    ),
    { status: 429, text: 'Retry later\n', headers: { 'retry-after': '60' } },
    failed(/retry later|429|too many/i),
  ),
  trial(
    'A hash route: there is no access to what it shows',
    en(
      'Workspace',
      '<nav><a href="#/">Overview</a> <a id="b" href="#/billing">Billing</a></nav><div id="m"></div>',
      ROUTES,
    ),
    failed(/don.t have access/i),
  ),
  trial(
    'An upload that is dropped without a word, as its kind is not taken',
    de(
      'Profilbild',
      '<input type="file" id="b" aria-label="Neues Profilbild"><p>Kein Bild</p>',
      `b.onchange = async () => { const [file] = b.files; if (!file.type.startsWith('image/')) { b.value = ''; return; } await api('/api'); $('p').textContent = 'Bild gespeichert'; };`,
    ),
    unmoved,
    { seen: /Kein Bild[\s\S]*b=(?!.*note)/, requests: { 'POST /api': 0 } },
    [{ action: 'upload', selector: '#b', file: { name: 'note.txt', text: 'a note' } }],
  ),
  viaApi(
    'Save is disabled, then enabled again; the server has failed',
    en(
      'Alerts',
      `${noise.clock}<h1>Alerts</h1><input aria-label="Threshold" value="90"><button id="b">Save</button>`,
      onPress(
        `b.disabled = true; b.classList.add('busy'); await api('/api').catch(() => {}); await wait(200); b.disabled = false; b.classList.remove('busy');`,
      ),
    ),
    soon({ message: 'boom' }, 500),
    unmoved,
    { seen: /Alerts[\s\S]*Save/ },
  ),
  trial(
    'A newsletter form whose sending is swallowed',
    en(
      'Tea letters',
      `<h1>Tea letters</h1><form onsubmit="return false" action="/do" method="post"><input name="mail" aria-label="Email" value="pat@example.org"><button id="b">Subscribe</button></form>`,
    ),
    unmoved,
    { seen: /Tea letters[\s\S]*=pat@example\.org/, requests: { 'POST /do': 0 } },
  ),
  trial(
    'A setting that is sent away and comes back unchanged',
    {
      'GET /': en('Notifications', `<h1>Notifications</h1><p>Weekly report: off</p>${formTo('', 'Turn on')}`),
      'POST /do': redirect('/'),
    },
    unmoved,
    { seen: /Weekly report: off/, requests: { 'POST /do': 1 } },
    [click('#b')],
  ),
];
