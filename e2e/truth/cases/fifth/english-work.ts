import { redirect } from '../../serve-truth.ts';
import { TOASTS } from '../../site-pages.ts';
import { came, click, failed, fill, select, type TruthCase, tick } from '../../truth-case.ts';
import { on, pageIn } from './pages.ts';

const userList = (notice: string): string =>
  pageIn(
    'en',
    'Users ‹ Riverside Choir',
    `<h1>Users</h1>${notice}<form method="post" action="/users"><select name="action" id="bulk" aria-label="Bulk actions"><option value="">Bulk actions</option><option value="delete">Delete</option><option value="reset">Send password reset</option></select> <button id="doaction">Apply</button>
    <table><tr><th></th><th>Name</th><th>Role</th></tr><tr><td><input type="checkbox" name="u" value="3" aria-label="Select mira"></td><td>mira</td><td>Author</td></tr><tr><td><input type="checkbox" name="u" value="4" aria-label="Select tobias"></td><td>tobias</td><td>Subscriber</td></tr></table></form>`,
  );

const runPage = (flash: string): string =>
  pageIn(
    'en',
    'build and test · acme/website',
    `<div id="js-flash-container">${flash}</div><h1>build and test #318</h1><p>✕ Failure · 4m 12s</p><ul><li>lint ✓</li><li>unit ✕</li></ul><form method="post" action="/rerun"><button class="btn" id="rerun">Re-run failed jobs</button></form>`,
  );

/** Developer tools, consoles and help desks. */
export const englishWork: readonly TruthCase[] = [
  {
    name: 'A pull request is merged, the box says what may be done next',
    site: {
      'GET /': pageIn(
        'en',
        'Add login page by kim · Pull Request #57',
        `<h1>Add login page <span>#57</span></h1><span class="State" id="state">Open</span>
        <div class="merge-box" id="box"><p>This branch has no conflicts with the base branch.</p><button class="btn-primary" id="merge">Confirm merge</button></div>`,
        on(
          '#merge',
          `event.target.disabled = true; event.target.textContent = 'Merging…'; const { ok } = await api('/merge');
          if (!ok) return; $('#state').textContent = 'Merged'; $('#box').innerHTML = '<h3>Merged and closed</h3><p>You’re all set. The branch <code>feat/login</code> is safe to delete.</p><button>Delete branch</button>';`,
        ),
      ),
      'POST /merge': { json: { merged: true, sha: '9ab01c' }, delay: 700 },
    },
    actions: [click('#merge')],
    truth: came(),
    check: { seen: /Merged and closed/ },
  },
  {
    name: 'A run too old to be started again, told in a flash after a redirect',
    site: {
      'GET /': ({ memory }) => {
        const flash = memory.get('flash') ?? '';
        memory.delete('flash');
        return runPage(flash);
      },
      'POST /rerun': ({ memory }) => {
        memory.set(
          'flash',
          '<div class="flash flash-error">Runs can be started again for 30 days only, and this one is from 2 October. <button aria-label="Dismiss">×</button></div>',
        );
        return redirect('/', 302);
      },
    },
    actions: [click('#rerun')],
    truth: failed(/for 30 days only/),
  },
  {
    name: 'An access token is shown once',
    site: {
      'GET /': pageIn(
        'en',
        'New access token',
        `<h1>New access token</h1><form method="post" action="/tokens"><label>Note <input name="note" value="deploy"></label><label>Expiration <select name="days"><option>30 days</option><option>90 days</option></select></label><button id="generate">Generate token</button></form>`,
      ),
      'POST /tokens': redirect('/tokens'),
      'GET /tokens': pageIn(
        'en',
        'Personal access tokens',
        `<h1>Personal access tokens</h1><div class="flash">Copy your token now. For your security, you won’t be able to see it again after you leave this page.</div><table><tr><td><code>tok_demo_4f1e77a0</code></td><td>deploy</td><td>Never used</td><td><button>Revoke</button></td></tr></table>`,
      ),
    },
    actions: [click('#generate')],
    truth: came(),
    check: { seen: /Copy your token now/ },
  },
  {
    name: 'A DNS record that exists: 200, and the error in the answer',
    site: {
      'GET /': pageIn(
        'en',
        'DNS · example.org',
        `<h1>DNS records</h1><table><tr><td>A</td><td>www</td><td>203.0.113.7</td></tr></table><section aria-label="Add record"><label>Type <select><option>A</option></select></label><label>Name <input id="host" value=""></label><label>IPv4 address <input id="ip" value="203.0.113.9"></label><div class="form-note" id="note"></div><button id="save">Save</button> <button>Cancel</button></section>`,
        on(
          '#save',
          `const { data } = await api('/records', { name: $('#host').value }); if (data.success) return location.reload();
          $('#note').innerHTML = '<span class="c_red">' + data.errors[0].message + ' (Code: ' + data.errors[0].code + ')</span>';`,
        ),
      ),
      'POST /records': {
        json: {
          success: false,
          errors: [{ code: 81057, message: 'A record with this name and content already exists.' }],
        },
        delay: 350,
      },
    },
    actions: [fill('#host', 'www'), click('#save')],
    truth: failed(/already exists/),
  },
  {
    name: 'A virtual machine stops, its state is polled',
    site: {
      'GET /': pageIn(
        'en',
        'Instances | Compute console',
        `<h1>Instances (1)</h1><div><button id="stop">Stop instance</button> <button disabled>Terminate</button></div><table><tr><th>Name</th><th>State</th><th>CPU</th></tr><tr><td>web-01</td><td id="state">🟢 Running</td><td id="cpu">12 %</td></tr></table>`,
        `const cpu = setInterval(() => { $('#cpu').textContent = Math.round(8 + Math.random() * 9) + ' %'; }, 700);
        ${on(
          '#stop',
          `event.target.disabled = true; await api('/stop'); $('#state').textContent = '🟠 Stopping'; let data;
          do { await wait(600); ({ data } = await api('/state', {}, 'GET')); } while (data.state !== 'stopped');
          clearInterval(cpu); $('#cpu').textContent = '–'; $('#state').textContent = '⚪ Stopped';`,
        )}`,
      ),
      'POST /stop': { status: 202, json: {}, delay: 200 },
      'GET /state': ({ count }) => ({ json: { state: count > 2 ? 'stopped' : 'stopping' } }),
    },
    actions: [click('#stop')],
    truth: came({ mayWait: true }),
    check: { seen: /Stopped/ },
  },
  {
    name: 'A feature flag goes on and back off: the role does not suffice',
    site: {
      'GET /': pageIn(
        'en',
        'Feature flags · Production',
        `<h1>Feature flags</h1><table><tr><td>new-checkout</td><td><input type="checkbox" role="switch" id="flag" aria-label="new-checkout in Production"></td><td id="changed">Changed 3 weeks ago</td></tr></table>${TOASTS}`,
        on(
          '#flag',
          `$('#changed').textContent = 'Changed just now'; const { ok } = await api('/flags/new-checkout', { on: event.target.checked }, 'PATCH');
          if (ok) return; $('#flag').checked = !$('#flag').checked; $('#changed').textContent = 'Changed 3 weeks ago'; toast('You don’t have permission to change flags in Production.', { role: 'alert' });`,
          'change',
        ),
      ),
      'PATCH /flags/new-checkout': { status: 403, json: { code: 'forbidden' }, delay: 1100 },
    },
    actions: [tick('#flag')],
    truth: failed(/don’t have permission/),
    check: { seen: /flag:false/ },
  },
  {
    name: 'A ticket is solved: its tab closes, a notice names it',
    site: {
      'GET /': pageIn(
        'en',
        'Ticket 4821 – Help desk',
        `<div class="tabs"><span id="tab">#4821 Printer offline ×</span></div><div id="main"><h1>Printer offline</h1><label>Public reply <textarea id="reply"></textarea></label><button id="submit">Submit as Solved</button></div>${TOASTS}`,
        on(
          '#submit',
          `await api('/tickets/4821', { status: 'solved' }, 'PUT'); $('#tab').remove(); history.pushState(null, '', '/views/12'); document.title = 'Your unsolved tickets – Help desk';
          $('#main').innerHTML = '<h1>Your unsolved tickets</h1><p>2 tickets</p><ul><li>#4790 VPN drops</li><li>#4802 New badge</li></ul>'; toast('Ticket #4821 updated');`,
        ),
      ),
      'PUT /tickets/4821': { json: { ticket: { id: 4821, status: 'solved' } }, delay: 600 },
    },
    actions: [fill('#reply', 'We replaced the cable.'), click('#submit')],
    truth: came(),
    check: { seen: /Your unsolved tickets/ },
  },
  {
    name: 'A router checks an address range and answers with alert()',
    site: {
      'GET /': pageIn(
        'en',
        'LAN Setup',
        `<h2>LAN / DHCP</h2><form name="lan" method="post" action="/apply.cgi"><table><tr><td>IP address</td><td><input name="ip" value="192.168.1.1" aria-label="IP address"></td></tr><tr><td>DHCP start</td><td><input name="from" value="192.168.1.100" aria-label="DHCP start"></td></tr><tr><td>DHCP end</td><td><input name="to" id="to" value="192.168.1.199" aria-label="DHCP end"></td></tr></table><input type="submit" id="apply" value="Apply"></form>`,
        `document.forms.lan.onsubmit = function () { if (this.to.value.indexOf('192.168.1.') !== 0) { alert('Invalid DHCP range! The end address must be in the same subnet as the router.'); this.to.focus(); return false; } };`,
      ),
      'POST /apply.cgi': 'Rebooting…',
    },
    actions: [fill('#to', '192.168.2.50'), click('#apply')],
    truth: failed(/Invalid DHCP range|same subnet as the router/),
    check: { seen: /LAN \/ DHCP/, requests: { 'POST /apply.cgi': 0 } },
  },
  {
    name: 'A bulk action on users, and none was ticked',
    site: {
      'GET /': userList(''),
      'POST /users': ({ form }) =>
        form.has('u')
          ? userList('<div class="notice notice-success"><p>1 user updated.</p></div>')
          : userList(
              '<div class="notice notice-warning is-dismissible"><p>Tick at least one user first. Everything is as it was.</p></div>',
            ),
    },
    actions: [select('#bulk', 'reset'), click('#doaction')],
    truth: failed(/Tick at least one user/),
  },
];
