// Long, because each case brings its own pages.
import { sitePage } from '../../site-pages.ts';
import { click, failed, fill, pressEnter, type TruthCase } from '../../truth-case.ts';
import { fetchForm } from './fetch-form.ts';

const BROKEN = { status: 500, json: { error: 'internal' }, delay: 200 };
const SIMPLE_ERROR = '<p id="e" class="error"></p>';

/** Forms that a script sends and the server, the network or the script refuses. */
export const refusedFetches: readonly TruthCase[] = [
  {
    name: '422: a message under the field, aria-invalid',
    site: {
      'GET /': fetchForm(
        `const { ok, data } = await api('/save', values()); if (!ok) { $('#name').setAttribute('aria-invalid', 'true'); $('#e').textContent = data.errors.name; }`,
        {
          fields:
            '<label>Name <input id="name" name="name" aria-describedby="e"></label><span id="e" class="error"></span>',
        },
      ),
      'POST /save': { status: 422, json: { errors: { name: 'This name is not allowed.' } }, delay: 300 },
    },
    actions: [fill('#name', 'admin'), click('#b')],
    truth: failed(/name is not allowed/i),
  },
  {
    name: '500: a toast with role=alert',
    site: {
      'GET /': fetchForm(
        `const { ok } = await api('/save', values()); if (!ok) toast('Something went wrong. Please try again.', { role: 'alert' });`,
      ),
      'POST /save': BROKEN,
    },
    actions: [click('#b')],
    truth: failed(/something went wrong/i),
  },
  {
    name: '500: a toast without a role after 700 ms',
    site: {
      'GET /': fetchForm(
        `b.disabled = true; const { ok } = await api('/save', values()); b.disabled = false; if (!ok) toast('Could not save your profile', { role: '' });`,
      ),
      'POST /save': { ...BROKEN, delay: 700 },
    },
    actions: [click('#b')],
    truth: failed(/could not save/i),
  },
  {
    name: '500: a plain line below the form',
    site: {
      'GET /': fetchForm(
        `const { ok } = await api('/save', values()); $('#e').textContent = ok ? '' : 'The server had a problem (500).';`,
        { behind: SIMPLE_ERROR },
      ),
      'POST /save': BROKEN,
    },
    actions: [click('#b')],
    truth: failed(/server had a problem/i),
  },
  {
    name: '500: the page says nothing and takes the button back to rest',
    site: {
      'GET /': fetchForm(
        `b.disabled = true; b.textContent = 'Saving…'; const { ok } = await api('/save', values()); b.disabled = false; b.textContent = ok ? 'Saved' : 'Save';`,
      ),
      'POST /save': BROKEN,
    },
    actions: [click('#b')],
    truth: failed(),
    check: { seen: /\nSave\n/, unseen: /Saved|Saving/, requests: { 'POST /save': 1 } },
  },
  {
    name: 'server down: network error in the form',
    site: {
      'GET /': fetchForm(
        `try { await fetch('{{refused}}/save', { method: 'POST' }); } catch (thrown) { $('#e').textContent = 'Network error: ' + thrown.message; }`,
        { behind: SIMPLE_ERROR },
      ),
    },
    actions: [click('#b')],
    truth: failed(/network error/i),
  },
  {
    name: 'connection cut: toast says that you are offline',
    site: {
      'GET /': fetchForm(
        `await api('/save', values()).catch(() => toast('You seem to be offline. Your changes were not saved.', { role: 'alert' }));`,
      ),
      'POST /save': { hangsUp: true, delay: 200 },
    },
    actions: [click('#b')],
    truth: failed(/offline|not saved/i),
  },
  {
    name: 'GraphQL: 200 with errors',
    site: {
      'GET /': fetchForm(
        `const { data } = await api('/graphql', values()); if (data.errors) $('#e').textContent = data.errors[0].message;`,
        { behind: SIMPLE_ERROR },
      ),
      'POST /graphql': {
        json: { data: null, errors: [{ message: 'Not authorised to rename' }] },
        delay: 250,
      },
    },
    actions: [click('#b')],
    truth: failed(/not authorised/i),
  },
  {
    name: '401: a dialog asks to sign in again',
    site: {
      'GET /': fetchForm(
        `const { status } = await api('/save', values()); if (status === 401) $('#again').showModal();`,
        {
          behind:
            '<dialog id="again" aria-labelledby="t"><h2 id="t">Your session has expired</h2><p>Please sign in again to go on.</p><button>Sign in</button></dialog>',
        },
      ),
      'POST /save': { status: 401, json: {}, delay: 200 },
    },
    actions: [click('#b')],
    truth: failed(/session has expired/i),
  },
  {
    name: '429: too many attempts',
    site: {
      'GET /': fetchForm(
        `const { status } = await api('/save', values()); if (status === 429) { $('#e').textContent = 'Too many attempts. Try again in 30 seconds.'; b.disabled = true; }`,
        { behind: SIMPLE_ERROR, button: 'Send code' },
      ),
      'POST /save': { status: 429, json: {}, delay: 150 },
    },
    actions: [click('#b')],
    truth: failed(/too many attempts/i),
  },
  {
    name: '409: somebody else changed it',
    site: {
      'GET /': fetchForm(
        `const { data } = await api('/save', values()); $('#bar').hidden = false; $('#bar').textContent = data.message;`,
        { behind: '<div id="bar" class="banner" hidden></div>' },
      ),
      'POST /save': {
        status: 409,
        json: { message: 'Anna changed this page meanwhile. Your changes were not saved.' },
        delay: 300,
      },
    },
    actions: [click('#b')],
    truth: failed(/not saved/i),
  },
  {
    name: 'Sending…, and 300 ms later an error of the script alone',
    site: {
      'GET /': fetchForm(
        `b.textContent = 'Sending…'; await wait(300); b.textContent = 'Send'; $('#e').textContent = 'Please enter a valid phone number.';`,
        { behind: SIMPLE_ERROR, button: 'Send' },
      ),
    },
    actions: [click('#b')],
    truth: failed(/valid phone number/i),
  },
  {
    name: 'Sending… stands in a status line, and 900 ms later the failure does',
    site: {
      'GET /': fetchForm(
        `$('#s').textContent = 'Sending…'; const { ok } = await api('/save', values()); $('#s').textContent = ok ? 'Sent.' : 'Sending failed.';`,
        { behind: '<p id="s" role="status"></p>', button: 'Send' },
      ),
      'POST /save': { ...BROKEN, delay: 900 },
    },
    actions: [click('#b')],
    truth: failed(/sending failed/i),
  },
  {
    name: 'a spinner over the form for 1.2 s, then an error banner on top',
    site: {
      'GET /': fetchForm(
        `$('#spin').hidden = false; const { ok } = await api('/save', values()); $('#spin').hidden = true;
         if (!ok) f.insertAdjacentHTML('beforebegin', '<div class="alert alert-danger">We could not process your payment.</div>');`,
        { behind: '<div id="spin" class="spinner" hidden>Please wait…</div>', button: 'Pay €20' },
      ),
      'POST /save': { ...BROKEN, delay: 1200 },
    },
    actions: [click('#b')],
    truth: failed(/could not process your payment/i),
  },
  {
    name: 'partly done: two of three invitations',
    site: {
      'GET /': fetchForm(
        `const { data } = await api('/invite', values()); $('#s').textContent = data.message;`,
        {
          behind: '<p id="s" role="status"></p>',
          button: 'Invite',
        },
      ),
      'POST /invite': {
        json: { message: '2 invitations sent, 1 failed: bob@example is no address.' },
        delay: 250,
      },
    },
    actions: [click('#b')],
    truth: { says: /1 failed/i },
  },
  {
    name: 'already subscribed: neither done nor refused',
    site: {
      'GET /': fetchForm(
        `const { data } = await api('/subscribe', values()); $('#s').textContent = data.message;`,
        {
          behind: '<p id="s"></p>',
          button: 'Subscribe',
        },
      ),
      'POST /subscribe': { json: { message: 'You are already subscribed.' }, delay: 250 },
    },
    actions: [click('#b')],
    truth: { says: /already subscribed/i },
  },
  {
    name: 'htmx: 422, the form comes back with an error in it',
    site: {
      'GET /': fetchForm(
        `const response = await fetch('/save', { method: 'POST', body: new URLSearchParams(new FormData(f)) }); f.innerHTML = await response.text();`,
      ),
      'POST /save': {
        status: 422,
        html: '<label>Name <input id="name" name="name" value="Mei Lin"></label><div class="text-red-600">Name is already in use.</div><button id="b">Save</button>',
        delay: 250,
      },
    },
    actions: [click('#b')],
    truth: failed(/already in use/i),
  },
  {
    name: 'Turbo: 422, the body comes back with a list of errors',
    site: {
      'GET /': fetchForm(
        `b.disabled = true; const response = await fetch('/save', { method: 'POST' });
         const next = new DOMParser().parseFromString(await response.text(), 'text/html'); document.body.replaceWith(next.body);`,
        { button: 'Create' },
      ),
      'POST /save': {
        status: 422,
        html: sitePage(
          'Profile',
          '<h1>Profile</h1><form><ul class="errors"><li>Name can’t be blank</li></ul><label>Name <input id="name"></label><button id="b">Create</button></form>',
        ),
        delay: 250,
      },
    },
    actions: [click('#b')],
    truth: failed(/can’t be blank/i),
  },
  {
    name: 'the form is emptied, and yet it was refused',
    site: {
      'GET /': fetchForm(
        `const { ok } = await api('/save', values()); f.reset(); $('#name').value = ''; if (!ok) $('#e').textContent = 'Wrong code. Request a new one.';`,
        { behind: SIMPLE_ERROR, button: 'Verify' },
      ),
      'POST /save': { ...BROKEN, status: 400 },
    },
    actions: [fill('#name', '123456'), pressEnter('#name')],
    truth: failed(/wrong code/i),
  },
  {
    name: 'German: bereits vergeben',
    site: {
      'GET /': fetchForm(
        `const { data } = await api('/save', values()); $('#e').textContent = data.fehler;`,
        {
          behind: SIMPLE_ERROR,
          button: 'Registrieren',
          title: 'Konto anlegen',
          lang: 'de',
        },
      ),
      'POST /save': {
        status: 422,
        json: { fehler: 'Diese E-Mail-Adresse ist bereits vergeben.' },
        delay: 250,
      },
    },
    actions: [click('#b')],
    truth: failed(/bereits vergeben/i),
  },
  {
    name: 'French: a toast that the card was refused',
    site: {
      'GET /': fetchForm(
        `const { ok } = await api('/save', values()); if (!ok) toast('Votre carte a été refusée.', { role: '' });`,
        { button: 'Payer', title: 'Paiement', lang: 'fr' },
      ),
      'POST /save': { ...BROKEN, status: 402 },
    },
    actions: [click('#b')],
    truth: failed(/carte a été refusée/i),
  },
  {
    name: 'Chinese: the code has expired',
    site: {
      'GET /': fetchForm(
        `const { data } = await api('/save', values()); $('#e').textContent = data.message;`,
        {
          behind: '<div id="e" class="el-form-item__error"></div>',
          button: '提交',
          title: '登录',
          lang: 'zh',
        },
      ),
      'POST /save': { status: 400, json: { message: '验证码已过期，请重新获取' }, delay: 250 },
    },
    actions: [click('#b')],
    truth: failed(/验证码已过期/),
  },
];
