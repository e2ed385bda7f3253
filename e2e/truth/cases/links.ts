// Long, because each case brings its own pages.
import { redirect } from '../serve-truth.ts';
import { page, sitePage } from '../site-pages.ts';
import { type Answer, came, click, failed, type Site, type Truth, type TruthCase } from '../truth-case.ts';

const CHROME_ERROR = { seen: /chrome-error|can’t be reached|redirected you too many|didn’t send/i };
const NOT_LOADED =
  /refused|could not|cannot|can’t|can't|not load|did not open|unreachable|too many redirects|failed|net::/i;

const REPORT = sitePage('Yearly report', '<h1>Yearly report</h1><p>Profit: €4,000</p>');

/** A link to `/report`, and what the server has there. */
function to(report: string | Answer, more: Site = {}, attributes = ''): Site {
  return {
    'GET /': sitePage(
      'Start',
      `<h1>Start</h1><p>Read the <a id="b" href="/report" ${attributes}>Yearly report</a>.</p>`,
    ),
    'GET /report': report,
    ...more,
  };
}

function linkCase(name: string, site: Site, truth: Truth, seen?: RegExp): TruthCase {
  return { name, site, actions: [click('#b')], truth, ...(seen ? { check: { seen } } : {}) };
}

const arrivals: readonly TruthCase[] = [
  linkCase('plain', to(REPORT), came(), /Profit/),
  linkCase(
    'over two redirects',
    to(redirect('/reports', 301), {
      'GET /reports': redirect('/reports/2026', 302),
      'GET /reports/2026': REPORT,
    }),
    came(),
    /reports\/2026[\s\S]*Profit/,
  ),
  linkCase(
    'over a page that leads on by itself (meta refresh)',
    to(
      sitePage('Please wait', '<p>You are being redirected…</p>', {
        head: '<meta http-equiv="refresh" content="0; url=/final">',
      }),
      {
        'GET /final': REPORT,
      },
    ),
    came(),
    /final[\s\S]*Profit/,
  ),
  linkCase(
    'over a page that leads on by a script after 300 ms',
    to(
      sitePage(
        'Please wait',
        `<p>One moment…</p><script>setTimeout(() => location.replace('/final'), 300)</script>`,
      ),
      {
        'GET /final': REPORT,
      },
    ),
    came(),
    /final[\s\S]*Profit/,
  ),
  linkCase('in a new tab', to(REPORT, {}, 'target="_blank"'), came(), /Start/),
  linkCase(
    'to a part of the same page',
    {
      'GET /': sitePage(
        'Manual',
        '<h1>Manual</h1><a id="b" href="#care">Care</a><div style="height:2000px"></div><h2 id="care">Care</h2><p>Keep it dry.</p>',
      ),
    },
    came(),
    /#care/,
  ),
  linkCase(
    'into a frame beside it',
    {
      'GET /': sitePage(
        'Docs',
        '<a id="b" href="/one" target="view">Chapter one</a><iframe name="view" title="View" src="/none"></iframe>',
      ),
      'GET /none': page('None', '<p>Choose a chapter.</p>'),
      'GET /one': page('One', '<h1>Chapter one</h1><p>It was a dark night.</p>'),
    },
    came(),
    /dark night/,
  ),
  linkCase(
    'of a router, drawn at once',
    router(`show('<h1>Yearly report</h1><p>Profit: €4,000</p>')`),
    came(),
    /report[\s\S]*Profit/,
  ),
  linkCase(
    'of a router, drawn once the data are there',
    router(
      `show('<p>Loading…</p>'); const data = await (await fetch('/data')).json(); show('<h1>Yearly report</h1><p>Profit: ' + data.profit + '</p>')`,
      {
        'GET /data': { json: { profit: '€4,000' }, delay: 500 },
      },
    ),
    came(),
    /Profit: €4,000/,
  ),
  linkCase(
    'to an article about failures',
    {
      'GET /': sitePage('Start', '<a id="b" href="/report">Yearly report</a>'),
      'GET /report': sitePage(
        'Why start-ups fail',
        '<h1>Why start-ups fail</h1><p>Most payments are declined for a reason.</p><p>Error: not enough money.</p>',
      ),
    },
    came(),
    /start-ups fail/,
  ),
  linkCase(
    'to a list in which something failed',
    {
      'GET /': sitePage('Start', '<a id="b" href="/report">Yearly report</a>'),
      'GET /report': sitePage(
        'Jobs',
        '<h1>Jobs</h1><ul><li class="failed">Backup failed</li><li>Import could not be completed</li></ul><p>3 errors this week</p>',
      ),
    },
    came(),
    /Backup failed/,
  ),
  linkCase(
    'of a router, to an article about failures',
    router(`show('<h1>Why passwords are incorrect</h1><p>Access was denied to many.</p>')`),
    came(),
    /passwords are incorrect/,
  ),
  linkCase(
    'to the very page it stands on: loaded again',
    {
      'GET /': ({ count }) =>
        sitePage('Queue', `<h1>Queue</h1><p>Look ${count}</p><a id="b" href="/">Refresh</a>`),
    },
    came(),
    /Look 2/,
  ),
];

const errors: readonly TruthCase[] = [
  linkCase(
    '404',
    to({ status: 404, html: sitePage('Page not found', '<h1>Page not found</h1><p>It may have moved.</p>') }),
    failed(/404|not found/i),
  ),
  linkCase(
    '404 of a bare server',
    to({ status: 404, text: 'Cannot GET /report' }),
    failed(/404|cannot get/i),
  ),
  linkCase(
    '404 with status 200',
    to(sitePage('Page not found', '<h1>404</h1><p>Sorry, this page does not exist.</p>')),
    failed(/404|not found|not exist/i),
  ),
  linkCase(
    '410 gone',
    to({ status: 410, html: sitePage('Gone', '<h1>This offer has ended</h1>') }),
    failed(/410|gone|ended/i),
  ),
  linkCase(
    '500',
    to({ status: 500, html: sitePage('Error', '<h1>Internal Server Error</h1>') }),
    failed(/500|internal server error/i),
  ),
  linkCase(
    '503 maintenance',
    to({
      status: 503,
      html: page('Maintenance', '<h1>We’ll be back soon</h1><p>The site is down for maintenance.</p>'),
    }),
    failed(/503|maintenance/i),
  ),
  linkCase(
    'Cloudflare blocks',
    to({
      status: 403,
      html: page(
        'Attention Required! | Cloudflare',
        '<h1>Sorry, you have been blocked</h1><h2>You are unable to access example.com</h2>',
      ),
    }),
    failed(/403|blocked|refuses|denied/i),
    /been blocked/,
  ),
  linkCase(
    '429',
    to({ status: 429, html: page('Too Many Requests', '<h1>Too Many Requests</h1><p>Slow down.</p>') }),
    failed(/429|too many requests/i),
  ),
  linkCase(
    '451 not available in your country',
    to({
      status: 451,
      html: sitePage('Unavailable', '<p>This content is not available in your country.</p>'),
    }),
    failed(/451|not available/i),
  ),
  {
    ...linkCase(
      'server down',
      { 'GET /': sitePage('Start', '<a id="b" href="{{refused}}/report">Yearly report</a>') },
      failed(NOT_LOADED),
    ),
    check: CHROME_ERROR,
  },
  {
    ...linkCase(
      'connection cut',
      to({ hangsUp: true, delay: 100 }),
      failed(/empty|closed|could not|not load|failed|net::/i),
    ),
    check: CHROME_ERROR,
  },
  {
    ...linkCase('redirected in a circle', to(redirect('/report', 302)), failed(NOT_LOADED)),
    check: CHROME_ERROR,
  },
  linkCase(
    'redirected to sign in',
    to(redirect('/login?next=%2Freport', 302), {
      'GET /login': sitePage(
        'Sign in',
        '<h1>Sign in</h1><form><label>Email <input></label><label>Password <input type="password"></label><button>Sign in</button></form>',
      ),
    }),
    failed(/sign in|log in/i),
    /login[\s\S]*Sign in/,
  ),
  linkCase(
    'sign in at the same address, 401',
    to({
      status: 401,
      html: sitePage(
        'Log in to continue',
        '<h1>Log in to continue</h1><form><label>Password <input type="password"></label><button>Log in</button></form>',
      ),
    }),
    failed(/401|log in/i),
  ),
  linkCase('204: nothing to show', to({ status: 204 }), failed(), /Start/),
  linkCase(
    'a new tab that shows 404',
    to({ status: 404, html: sitePage('Page not found', '<h1>Page not found</h1>') }, {}, 'target="_blank"'),
    failed(/404|not found/i),
    /Start/,
  ),
  linkCase(
    'of a router that knows no such page',
    router(`show('<h1>Page not found</h1>')`),
    failed(/not found/i),
  ),
  linkCase(
    'of a router whose data do not come',
    router(
      `show('<p>Loading…</p>'); const response = await fetch('/data'); show(response.ok ? '<p>Profit</p>' : '<p>Something went wrong. <button>Try again</button></p>')`,
      {
        'GET /data': { status: 500, json: {}, delay: 400 },
      },
    ),
    failed(/something went wrong/i),
  ),
  linkCase(
    'that leads nowhere: javascript:void(0)',
    { 'GET /': sitePage('Start', '<a id="b" href="javascript:void(0)">Yearly report</a>') },
    failed(),
    /Yearly report/,
  ),
  linkCase(
    'that leads nowhere: # without a handler',
    { 'GET /': sitePage('Start', '<h1>Start</h1><a id="b" href="#">Yearly report</a>') },
    failed(),
    /Start/,
  ),
  linkCase(
    'into a frame, which shows 404',
    {
      'GET /': sitePage(
        'Docs',
        '<a id="b" href="/one" target="view">Chapter one</a><iframe name="view" title="View" src="/none"></iframe>',
      ),
      'GET /none': page('None', '<p>Choose a chapter.</p>'),
    },
    failed(/404|not found/i),
  ),
];

/** A page that draws `/report` itself; `drawing` may `show` HTML. */
function router(drawing: string, more: Site = {}): Site {
  return {
    'GET /': sitePage(
      'App',
      `<a id="b" href="/report">Yearly report</a><div id="app"><h1>Start</h1></div><script>
         const show = html => { document.getElementById('app').innerHTML = html; };
         b.onclick = async event => { event.preventDefault(); history.pushState({}, '', '/report'); ${drawing}; };</script>`,
    ),
    ...more,
  };
}

/** Links, and the pages that come instead. */
export const linkCases: readonly TruthCase[] = [...arrivals, ...errors];
