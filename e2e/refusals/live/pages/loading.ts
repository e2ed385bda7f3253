import { ACT, button, type LiveCase, live } from '../live-case.ts';

/** Lists that load, headings and badges that count. */
export const loadingCases: readonly LiveCase[] = [
  live(
    'skeleton rows that load below',
    `<section><h2>Messages</h2>${button('New message')}<ul id=x><li>&nbsp;</li></ul></section>`,
    ACT,
    { meanwhile: `x.innerHTML = '<li>Ann: hi</li><li>Ben: hello</li>'` },
  ),
  live(
    'comments that load below an article',
    `<article><h2>News</h2><p>Text</p>${button('Share')}<div id=x>Loading comments…</div></article>`,
    ACT,
    { meanwhile: `x.innerHTML = '<p>Ann: nice</p><p>Ben: yes</p>'` },
  ),
  live(
    'list that grows at its end',
    `<section><h2>Results</h2><ul id=x><li>One</li></ul>${button('Load more')}</section>`,
    ACT,
    { meanwhile: `x.insertAdjacentHTML('beforeend', '<li>Two</li>')` },
  ),
  live(
    'infinite list loads more rows',
    `<ul id=x>${Array.from({ length: 8 }, (_, i) => `<li>Item ${i} <button ${i === 2 ? 'id=act onclick="did = 1"' : ''}>Open</button></li>`).join('')}</ul>`,
    ACT,
    {
      meanwhile: `for (let i = 8; i < 16; i += 1) x.insertAdjacentHTML('beforeend', '<li>Item ' + i + ' <button>Open</button></li>')`,
    },
  ),
  live(
    'row that comes first in a table',
    `<table><tbody id=x>${['Ann', 'Ben'].map((who, i) => `<tr><td>${who}<td><button ${i ? 'id=act onclick="did = 1"' : ''}>Edit</button>`).join('')}</table>`,
    ACT,
    { meanwhile: `x.insertAdjacentHTML('afterbegin', '<tr><td>Cy<td><button>Edit</button>')` },
  ),
  live(
    'rows that sort',
    `<table><tbody id=x>${['Ann', 'Ben', 'Cy'].map((who, i) => `<tr><td>${who}<td><button ${i === 1 ? 'id=act onclick="did = 1"' : ''}>Edit</button>`).join('')}</table>`,
    ACT,
    { meanwhile: `x.append(x.rows[1])` },
  ),
  live(
    'heading that counts in brackets',
    `<section><h2 id=x>Inbox (3)</h2>${button('Compose')}</section>`,
    ACT,
    { meanwhile: `x.textContent = 'Inbox (4)'` },
  ),
  live(
    'heading that counts with a badge',
    `<section><h2>Inbox <span id=x>3</span></h2>${button('Compose')}</section>`,
    ACT,
    { meanwhile: `x.textContent = '4'` },
  ),
  live(
    'heading that counts in words',
    `<section><h2 id=x>3 new messages</h2>${button('Compose')}</section>`,
    ACT,
    { meanwhile: `x.textContent = '4 new messages'` },
  ),
  live(
    'heading of results that counts',
    `<section><h2 id=x>1,204 results</h2>${button('Filter')}</section>`,
    ACT,
    { meanwhile: `x.textContent = '1,207 results'` },
  ),
  live(
    'heading of a chat that says typing',
    `<section><header><h2>Ada</h2><small id=x>online</small></header>${button('Call')}</section>`,
    ACT,
    { meanwhile: `x.textContent = 'typing…'` },
  ),
  live('greeting by time', `<section><h2 id=x>Good morning, Ann</h2>${button('New task')}</section>`, ACT, {
    meanwhile: `x.textContent = 'Good afternoon, Ann'`,
    mayAsk: 'harmless, rare',
  }),
  live(
    'bell with a badge',
    `<nav><a href="#">Home</a> <span><button id=act aria-label=Notifications onclick="did = 1">🔔</button><span id=x>3</span></span></nav>`,
    ACT,
    { meanwhile: `x.textContent = '4'` },
  ),
  live(
    'bell with a badge inside',
    `<nav><button id=act aria-label=Notifications onclick="did = 1">🔔<span id=x>3</span></button></nav>`,
    ACT,
    { meanwhile: `x.textContent = '4'` },
  ),
  live(
    'bell whose badge first appears',
    `<nav><button id=act aria-label=Notifications onclick="did = 1">🔔<span id=x></span></button></nav>`,
    ACT,
    { meanwhile: `x.textContent = '1'` },
  ),
  live(
    'bell named with its count',
    `<nav><button id=act aria-label="Notifications, 3 unread" onclick="did = 1">🔔</button></nav>`,
    ACT,
    { meanwhile: `act.setAttribute('aria-label', 'Notifications, 4 unread')` },
  ),
  live(
    'bell named with none, then one',
    `<nav><button id=act aria-label="Notifications" onclick="did = 1">🔔</button></nav>`,
    ACT,
    { meanwhile: `act.setAttribute('aria-label', 'Notifications, 1 unread')` },
  ),
  live(
    'tab with a count',
    `<div role=tablist><button role=tab aria-selected=true>All</button><button role=tab id=act onclick="did = 1">Unread (3)</button></div>`,
    ACT,
    { meanwhile: `act.textContent = 'Unread (4)'` },
  ),
  live('basket with a count', `<a id=act href="#c" onclick="did = 1">Basket <span id=x>2</span></a>`, ACT, {
    meanwhile: `x.textContent = '3'`,
  }),
  live(
    'basket with a sum',
    `<a id=act href="#c" onclick="did = 1">Basket <span id=x>20.00 €</span></a>`,
    ACT,
    {
      meanwhile: `x.textContent = '30.00 €'`,
      mayAsk: 'a sum in the name; a person would accept the second question',
    },
  ),
  live(
    'like button with a count',
    `<article><p>Hi</p><button id=act onclick="did = 1">♥ <span id=x>128</span></button></article>`,
    ACT,
    { meanwhile: `x.textContent = '129'` },
  ),
  live(
    'like button with a short count',
    `<article><p>Hi</p><button id=act onclick="did = 1">Like · <span id=x>1.2K</span></button></article>`,
    ACT,
    { meanwhile: `x.textContent = '1.3K'` },
  ),
  live(
    'reply beside likes of the same post',
    `<article><p>Hi</p><button>♥ <span id=x>128</span></button> ${button('Reply')}</article>`,
    ACT,
    { meanwhile: `x.textContent = '129'` },
  ),
  live(
    'reply in a post that gets a comment',
    `<article><p>Hi</p><ul id=x><li>Ann: hey</li></ul>${button('Reply')}</article>`,
    ACT,
    { meanwhile: `x.insertAdjacentHTML('beforeend', '<li>Ben: hello</li>')` },
  ),
];
