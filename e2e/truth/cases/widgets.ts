// Long, because widgets are many and each of their pages is short.
import { API, page, sitePage, TOASTS } from '../site-pages.ts';
import { came, click, failed, select, type TruthCase, tick } from '../truth-case.ts';

const scripted = (body: string, script: string): string =>
  sitePage('Shop', `${body}${API}${TOASTS}<script>const b = $('#b'), e = $('#e'); ${script}</script>`);

const LIST = (names: string): string =>
  `<ul id="l">${names
    .split(' ')
    .map(name => `<li>${name}</li>`)
    .join('')}</ul>`;
const MORE = `${LIST('Kettle Pot')}<button id="b">Load more</button><p id="e"></p>`;
const MORE_SCRIPT = `b.onclick = async () => { b.textContent = 'Loading…'; const { ok, data } = await api('/more', {}, 'GET'); b.textContent = 'Load more';
  if (!ok) { e.textContent = 'More items could not be loaded.'; return; } if (data.length === 0) { e.textContent = 'That is all.'; b.hidden = true; }
  for (const each of data) $('#l').insertAdjacentHTML('beforeend', '<li>' + each + '</li>'); };`;

const TABS = `<div role="tablist"><button role="tab" id="a" aria-selected="true" aria-controls="p">Details</button><button role="tab" id="b" aria-selected="false" aria-controls="p">Reviews</button></div><div role="tabpanel" id="p">2 litres, steel</div><p id="e"></p>`;
const SELECTS_TAB = `$('#a').ariaSelected = 'false'; b.ariaSelected = 'true';`;

const BOARD = `<style>.col { min-height: 120px; border: 1px solid #ccc; padding: 1rem; width: 200px; display: inline-block; vertical-align: top } .card { background: #eef; padding: .5rem }</style>
  <div class="col" id="todo" role="region" aria-label="To do" tabindex="0"><div class="card" id="b" draggable="true" tabindex="0" role="button">Write report</div></div><div class="col" id="done" role="button" aria-label="Done column" tabindex="0"></div><p id="e"></p>`;
const DROPS = `b.ondragstart = event => event.dataTransfer.setData('text/plain', 'b'); const done = $('#done'); done.ondragover = event => event.preventDefault();`;

/** Toggles, menus, dialogs, tabs, lists: what one click changes in the page itself. */
export const widgetCases: readonly TruthCase[] = [
  {
    name: 'accordion opens',
    site: {
      'GET /': scripted(
        '<button id="b" aria-expanded="false" aria-controls="e">Delivery</button><div id="e" hidden>Two days</div>',
        `b.onclick = () => { e.hidden = !e.hidden; b.ariaExpanded = String(!e.hidden); };`,
      ),
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Two days/ },
  },
  {
    name: 'details opens',
    site: {
      'GET /': sitePage('Help', '<details><summary id="b">Returns</summary><p>Within 30 days</p></details>'),
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Within 30 days/ },
  },
  {
    name: 'menu opens',
    site: {
      'GET /': scripted(
        '<button id="b" aria-haspopup="menu" aria-expanded="false">Account</button><ul id="e" role="menu" hidden><li role="menuitem" tabindex="-1">Sign out</li></ul>',
        `b.onclick = () => { e.hidden = false; b.ariaExpanded = 'true'; };`,
      ),
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Sign out/ },
  },
  {
    name: 'dialog closes',
    site: {
      'GET /': scripted(
        '<dialog id="e"><p>Welcome</p><button id="b">Close</button></dialog>',
        `e.showModal(); b.onclick = () => e.close();`,
      ),
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Shop/, unseen: /Welcome/ },
  },
  {
    name: 'tab shows its panel',
    site: {
      'GET /': scripted(
        TABS,
        `b.onclick = () => { ${SELECTS_TAB} $('#p').textContent = 'Five stars, says Ann'; };`,
      ),
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Five stars/ },
  },
  {
    name: 'tab whose panel cannot be loaded',
    site: {
      'GET /': scripted(
        TABS,
        `b.onclick = async () => { ${SELECTS_TAB} $('#p').textContent = 'Loading…'; const { ok } = await api('/reviews', {}, 'GET'); if (!ok) $('#p').textContent = 'Reviews could not be loaded.'; };`,
      ),
      'GET /reviews': { status: 500, json: {}, delay: 500 },
    },
    actions: [click('#b')],
    truth: failed(/could not be loaded/i),
  },
  {
    name: 'copy button says Copied! and comes to rest',
    site: {
      'GET /': scripted(
        '<code>npm i tea</code> <button id="b">Copy</button>',
        `b.onclick = () => { navigator.clipboard.writeText('npm i tea').catch(() => undefined); b.textContent = 'Copied!'; setTimeout(() => { b.textContent = 'Copy'; }, 2000); };`,
      ),
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Copy/ },
  },
  {
    name: 'copy button whose copying fails',
    site: {
      'GET /': scripted(
        '<code>npm i tea</code> <button id="b">Copy</button><span id="e"></span>',
        `b.onclick = async () => { await wait(50); e.textContent = 'Press Ctrl+C to copy: your browser does not allow it.'; };`,
      ),
    },
    actions: [click('#b')],
    truth: failed(/does not allow/i),
  },
  {
    name: 'sorted: the same rows in another order',
    site: {
      'GET /': scripted(
        '<table><thead><tr><th aria-sort="none" id="h"><button id="b">Price</button></th></tr></thead><tbody id="l"><tr><td>30</td></tr><tr><td>10</td></tr><tr><td>20</td></tr></tbody></table>',
        `b.onclick = () => { const l = $('#l'); [...l.rows].sort((x, y) => x.innerText - y.innerText).forEach(row => l.append(row)); };`,
      ),
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /10\s+20\s+30/ },
  },
  {
    name: 'second page of a list',
    site: {
      'GET /': scripted(
        `${LIST('Kettle Pot')}<nav aria-label="Pages"><button aria-current="page" id="one">1</button> <button id="b">2</button></nav>`,
        `b.onclick = () => { $('#one').removeAttribute('aria-current'); b.setAttribute('aria-current', 'page'); $('#l').innerHTML = '<li>Cup</li><li>Saucer</li>'; };`,
      ),
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Cup/, unseen: /Kettle/ },
  },
  {
    name: 'load more brings more',
    site: { 'GET /': scripted(MORE, MORE_SCRIPT), 'GET /more': { json: ['Cup', 'Saucer'], delay: 350 } },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Saucer/ },
  },
  {
    name: 'load more fails',
    site: { 'GET /': scripted(MORE, MORE_SCRIPT), 'GET /more': { status: 503, json: {}, delay: 350 } },
    actions: [click('#b')],
    truth: failed(/could not be loaded/i),
  },
  {
    name: 'load more at the end',
    site: { 'GET /': scripted(MORE, MORE_SCRIPT), 'GET /more': { json: [], delay: 350 } },
    actions: [click('#b')],
    truth: { says: /that is all/i },
  },
  {
    name: 'infinite list: the spinner stays, nothing comes',
    site: { 'GET /': scripted(MORE, MORE_SCRIPT), 'GET /more': { json: [], delay: 60_000 } },
    actions: [click('#b')],
    truth: { never: /could not|failed|nothing happened/i },
    check: { seen: /Loading…/ },
  },
  {
    name: 'dark mode: a class on the root and other colours',
    site: {
      'GET /': page(
        'Shop',
        `<style>.dark body { background: #111; color: #eee }</style><h1>Shop</h1><button id="b" aria-label="Dark mode">◐</button><script>b.onclick = () => document.documentElement.classList.toggle('dark');</script>`,
      ),
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Shop/ },
  },
  {
    name: 'quantity goes up',
    site: {
      'GET /': scripted(
        '<output id="e">1</output> <button id="b" aria-label="One more">+</button>',
        `b.onclick = () => { e.textContent = String(Number(e.textContent) + 1); };`,
      ),
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /\n2 |\n2\n|^2/m },
  },
  {
    name: 'quantity at its limit: a line says so',
    site: {
      'GET /': scripted(
        '<output>10</output> <button id="b" aria-label="One more">+</button><p id="e"></p>',
        `b.onclick = () => { e.textContent = 'At most 10 per order.'; };`,
      ),
    },
    actions: [click('#b')],
    truth: failed(/at most 10/i),
  },
  {
    name: 'show more: the rest of a text',
    site: {
      'GET /': scripted(
        '<p>It was a dark night<span id="e" hidden> and the wind blew</span>… <button id="b">Show more</button></p>',
        `b.onclick = () => { e.hidden = false; b.remove(); };`,
      ),
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /wind blew/ },
  },
  {
    name: 'stars: four of five, only by class',
    site: {
      'GET /': scripted(
        '<style>.on { color: orange }</style><div id="e"><button>★</button><button>★</button><button>★</button><button id="b" aria-label="4 stars">★</button><button>★</button></div>',
        `b.onclick = () => [...e.children].slice(0, 4).forEach(star => star.classList.add('on'));`,
      ),
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /★/ },
  },
  {
    name: 'box ticked, which shows further fields',
    site: {
      'GET /': scripted(
        '<label><input type="checkbox" id="b"> Other address</label><label id="e" hidden>Street <input></label>',
        `b.onchange = () => { e.hidden = !b.checked; };`,
      ),
    },
    actions: [tick('#b')],
    truth: came(),
    check: { seen: /Street/ },
  },
  {
    name: 'select whose choice the page refuses and takes back',
    site: {
      'GET /': scripted(
        '<label>Size <select id="b"><option>M</option><option>XL</option></select></label><p id="e"></p>',
        `b.onchange = () => { b.value = 'M'; e.textContent = 'XL is out of stock.'; };`,
      ),
    },
    actions: [select('#b', 'XL')],
    truth: failed(/out of stock/i),
  },
  {
    name: 'card dragged to another column',
    site: {
      'GET /': scripted(
        BOARD,
        `${DROPS} done.ondrop = event => { event.preventDefault(); done.append(b); e.textContent = 'Write report is done'; };`,
      ),
    },
    actions: [{ action: 'drag', selector: '#b', onto: '#done', ontoName: /Done column/ }],
    truth: came(),
    check: { seen: /is done/ },
  },
  {
    name: 'card dragged to another column, and put back after 500 ms',
    site: {
      'GET /': scripted(
        BOARD,
        `${DROPS} done.ondrop = async event => { event.preventDefault(); done.append(b); const { ok } = await api('/move'); if (!ok) { $('#todo').append(b); toast('You cannot move this card.', { role: 'alert' }); } };`,
      ),
      'POST /move': { status: 403, json: {}, delay: 500 },
    },
    actions: [{ action: 'drag', selector: '#b', onto: '#done', ontoName: /Done column/ }],
    truth: failed(/cannot move/i),
  },
];
