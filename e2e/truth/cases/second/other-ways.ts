import { redirect } from '../../serve-truth.ts';
import { page, sitePage } from '../../site-pages.ts';
import { came, click, failed, fill, pressEnter, type TruthCase } from '../../truth-case.ts';
import { acted, app, button, clicked, flashed, form, onClick } from './second-pages.ts';

const FIELD = '<input name="v" value="tea" aria-label="Name">';
const START = sitePage('Export', `<h1>Export</h1>${form(FIELD, 'Start export')}`);

const router = (script: string): string =>
  app('<nav><a id="b" href="#/settings">Settings</a></nav><div id="v"><h2>Inbox</h2></div>', script);

/** Other ways to answer a click: routes, windows, downloads, pages between. */
export const otherWays: readonly TruthCase[] = [
  clicked(
    'a beacon alone, then the button says Thanks',
    {
      'GET /': onClick(button('Helpful'), `navigator.sendBeacon('/x', 'yes'); b.textContent = 'Thanks!';`),
      'POST /x': { status: 204 },
    },
    came(),
    { seen: /Thanks!/, requests: { 'POST /x': 1 } },
  ),
  clicked(
    '204 by fetch: the row is struck out',
    {
      'GET /': onClick(
        `<p id="r">Buy tea</p>${button('Done')}`,
        `const { ok } = await api('/x'); if (ok) $('#r').innerHTML = '<s>Buy tea</s>';`,
      ),
      'POST /x': { status: 204 },
    },
    came(),
    { seen: /Buy tea/, requests: { 'POST /x': 1 } },
  ),
  clicked(
    'prepared for 700 ms, then a file comes',
    {
      'GET /': onClick(
        button('Download CSV'),
        `b.textContent = 'Preparing…'; await api('/x'); b.textContent = 'Download CSV'; location.href = '/file.csv';`,
      ),
      'POST /x': { json: {}, delay: 700 },
      'GET /file.csv': { text: 'a,b', headers: { 'content-disposition': 'attachment; filename="tea.csv"' } },
    },
    came(),
    { seen: /Download CSV/, requests: { 'GET /file.csv': 1 } },
  ),
  clicked(
    'prepared for 700 ms, and then no file: it is too large',
    {
      'GET /': onClick(
        button('Download CSV'),
        `b.textContent = 'Preparing…'; const { ok } = await api('/x'); b.textContent = 'Download CSV'; if (!ok) e.textContent = 'The file would be too large.';`,
      ),
      'POST /x': { status: 413, json: {}, delay: 700 },
    },
    failed(/too large/i),
  ),
  clicked(
    'a post leads to another path of the same site, then meta refresh',
    {
      'GET /': START,
      'POST /do': redirect('/working', 303),
      'GET /working': page('Working', '<p>Please wait…</p>', {
        head: '<meta http-equiv="refresh" content="1; url=/done">',
      }),
      'GET /done': sitePage('Done', '<h1>Your export is ready</h1>'),
    },
    came(),
    /export is ready/,
  ),
  clicked(
    'a post leads over a waiting page to an error',
    {
      'GET /': START,
      'POST /do': redirect('/working', 303),
      'GET /working': page(
        'Working',
        `<p>Please wait…</p><script>setTimeout(() => location.replace('/sorry'), 500)</script>`,
      ),
      'GET /sorry': sitePage('Sorry', '<h1>Sorry</h1><p>The export could not be made.</p>'),
    },
    failed(/could not be made|sorry/i),
  ),
  clicked(
    'a hash route draws the settings',
    router(`onhashchange = () => { $('#v').innerHTML = '<h2>Settings</h2><p>Language: English</p>'; };`),
    came(),
    /Language: English/,
  ),
  clicked(
    'a hash route that only admins may see',
    router(
      `onhashchange = () => { $('#v').innerHTML = '<h2>Not allowed</h2><p>Only admins can see the settings.</p>'; };`,
    ),
    failed(/only admins|not allowed/i),
  ),
  clicked(
    'a hash route of which nothing is drawn but the address',
    router('onhashchange = () => {};'),
    { never: /settings (?:is|are) (?:shown|open)/i },
    /#\/settings[\s\S]*Inbox/,
  ),
  clicked(
    'window.open: the offer in a new window',
    {
      'GET /': onClick(button('Show offer'), `window.open('/offer');`),
      'GET /offer': sitePage('Offer', '<h1>Offer</h1>'),
    },
    came(),
    { requests: { 'GET /offer': 1 } },
  ),
  clicked(
    'history.replaceState and a filter of the list',
    onClick(
      `<ul id="l"><li>Tea</li><li>Cup</li></ul>${button('Only tea')}`,
      `history.replaceState({}, '', '?only=tea'); $('#l').lastElementChild.remove();`,
    ),
    came(),
    { seen: /only=tea/, unseen: /Cup/ },
  ),
  clicked(
    'the second page of a list by pushState, which takes 600 ms',
    {
      'GET /': onClick(
        `<ul id="l"><li>Tea 1</li></ul>${button('2')}`,
        `history.pushState({}, '', '?page=2'); $('#l').style.opacity = .5; await api('/x'); $('#l').innerHTML = '<li>Tea 11</li>'; $('#l').style.opacity = 1;`,
      ),
      'POST /x': { json: {}, delay: 600 },
    },
    came(),
    /Tea 11/,
  ),
  acted(
    'search by Enter in a field of an app: no result',
    [fill('#q', 'zzz'), pressEnter('#q')],
    app(
      '<input id="q" aria-label="Search"><div id="e">Popular: tea</div>',
      `$('#q').onkeydown = async event => { if (event.key !== 'Enter') return; await wait(300); e.innerHTML = '<p>Nothing found for “zzz”</p>'; };`,
    ),
    { says: /nothing found/i, never: /no change|nothing happened/i },
  ),
  acted(
    'a form that a server takes with the same page, the same fields and no word at all',
    [fill('#v', 'tea'), click('#b')],
    flashed(() => sitePage('Note', form('<input id="v" name="v" aria-label="Note">', 'Keep')), ''),
    { never: /could not|refused|failed/i },
    { requests: { 'POST /do': 1 } },
  ),
];
