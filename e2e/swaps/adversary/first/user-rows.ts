import { click } from '../../row-specs.ts';
import { type AdversaryPage, idOf, STYLE } from '../adversary-page.ts';
import { AT_PRESS, at } from '../moments.ts';

const userRows = (
  name: string,
  wrap: (button: string, n: number) => string,
  extra: Partial<AdversaryPage> = {},
): AdversaryPage => ({
  name,
  html: `${STYLE}<h1>Users</h1><label>Reason <input id=note></label><div class=list>${['Ben', 'Ada', 'Cy'].map((who, n) => wrap(who, n)).join('')}</div>`,
  rows: [click('#act')],
  about: ['#row'],
  decisive: ['click'],
  moments: AT_PRESS,
  changes: {
    'the name becomes another': `$('#row .who').textContent = 'Mallory'`,
    'letters of the name become others': `$('#row .who').firstChild.replaceData(0, 1, 'E')`,
    'the name is hidden, under another': `$('#row .who').style.opacity = 0; $('#row .who').insertAdjacentHTML('afterend', '<span style="position:absolute">Mallory</span>')`,
  },
  ...extra,
});

/** A row says whom its button is about. */
export const userRowPages: readonly AdversaryPage[] = [
  userRows(
    'div rows',
    (who, n) =>
      `<div class=row ${idOf(n, 'row')}><div class=who>${who}</div><div class=mail>${who}@x.test</div><div class=no>No 10${n}</div><div class=acts><button ${idOf(n, 'act')}>Remove</button></div></div>`,
    {
      changes: {
        'the name becomes another': `$('#row .who').textContent = 'Mallory'`,
        'the figure alone becomes another': `$('#row .no').textContent = 'No 107'`,
        'the mail becomes another': `$('#row .mail').textContent = 'm@x.test'`,
        'a closed root covers the name': `$('#row .who').attachShadow({ mode: 'closed' }).innerHTML = 'Mallory'`,
        'the name is transparent, under another': `$('#row .who').style.color = 'transparent'; $('#row .who').insertAdjacentHTML('afterend', '<b style="position:absolute">Mallory</b>')`,
        'the name has no size': `$('#row .who').style.fontSize = '0'; $('#row .mail').textContent = 'm@x.test'`,
        'CSS adds to the name': `document.head.insertAdjacentHTML('beforeend', '<style>#row .who::before{content:"not "}</style>')`,
        'the names of two rows are swapped': `const [a, b] = [$('#row .who'), $$('.who')[0]]; [a.textContent, b.textContent] = [b.textContent, a.textContent]`,
        'the row is drawn in the place of another': `$('.list').style.display = 'flex'; $('.list').style.flexDirection = 'column-reverse'; $('#row .who').textContent = 'Zed'`,
      },
    },
  ),
  userRows(
    'div rows, a hint beside the button',
    (who, n) =>
      `<div class=row ${idOf(n, 'row')}><div class=who>${who}</div><div class=mail>${who}@x.test</div><div class=acts><small>seen ${n + 2} days ago</small> <button ${idOf(n, 'act')}>Remove</button></div></div>`,
  ),
  userRows(
    'div rows, an equal hint beside each button',
    (who, n) =>
      `<div class=row ${idOf(n, 'row')}><div class=who>${who}</div><div class=acts><small>Active</small> <button ${idOf(n, 'act')}>Remove</button></div></div>`,
  ),
  userRows('one div row, a hint beside the button', (who, n) =>
    n === 1
      ? `<div class=row id=row><div class=who>${who}</div><div class=acts><small>Owner of 3 teams</small> <button id=act>Remove</button></div></div>`
      : '',
  ),
  userRows(
    'div rows, deep wrappers',
    (who, n) =>
      `<div class=row ${idOf(n, 'row')}><div class=who>${who}</div><div><div><div><div><div><span><button ${idOf(n, 'act')}>Remove</button></span></div></div></div></div></div></div>`,
  ),
  userRows('one card, deep wrappers', (who, n) =>
    n === 1
      ? `<div class=row id=row><div><span class=who>${who}</span></div><div><div><div><div><div><span><button id=act>Remove</button></span></div></div></div></div></div></div>`
      : '',
  ),
  userRows(
    'div rows, links as buttons',
    (who, n) =>
      `<div class=row ${idOf(n, 'row')}><div class=who>${who}</div><div class=role>member</div><div><a href="#" ${idOf(n, 'act')}>Remove</a></div></div>`,
  ),
  userRows('one div row, a link as a button', (who, n) =>
    n === 1
      ? `<div class=row id=row><div class=who>${who}</div><div class=role>member</div><div><a href="#" id=act>Remove</a></div></div>`
      : '',
  ),
  userRows(
    'div rows, the name is a button',
    (who, n) =>
      `<div class=row ${idOf(n, 'row')}><button class=who>${who}</button><div><button ${idOf(n, 'act')}>Remove</button></div></div>`,
    {
      changes: {
        'the name becomes another': `$('#row .who').textContent = 'Mallory'`,
        'letters of the name become others': `$('#row .who').firstChild.data = 'Eda'`,
      },
    },
  ),
  userRows(
    'one div row, the name is a button',
    (who, n) =>
      n === 1
        ? `<div class=row id=row><button class=who>${who}</button><div><button id=act>Remove</button></div></div>`
        : '',
    {
      changes: { 'the name becomes another': `$('#row .who').textContent = 'Mallory'` },
    },
  ),
  userRows(
    'div rows, the name in a field',
    (who, n) =>
      `<div class=row ${idOf(n, 'row')}><input class=who value=${who} aria-label=Name><div><button ${idOf(n, 'act')}>Remove</button></div></div>`,
    {
      changes: { 'the name becomes another': `$('#row .who').value = 'Mallory'` },
    },
  ),
  userRows(
    'table rows, the name in a field',
    (who, n) =>
      `<table><tr ${idOf(n, 'row')}><td><input class=who value=${who} aria-label=Name><td><select class=role aria-label=Role><option>user<option>admin</select><td><textarea class=t aria-label=Text>${who}</textarea><td><div contenteditable class=c>${who}</div><td><button ${idOf(n, 'act')}>Save</button></table>`,
    {
      changes: {
        'the field becomes another': `$('#row .who').value = 'Mallory'`,
        'the choice becomes another': `$('#row .role').selectedIndex = 1`,
        'the text area becomes another': `$('#row .t').value = 'Mallory'`,
        'the text of the editor becomes another': `$('#row .c').textContent = 'Mallory'`,
      },
    },
  ),
  userRows(
    'list items, the name in a closed root',
    (who, n) =>
      `<ul><li ${idOf(n, 'row')} class=row><span class=who>${who}</span> <i class=no>7</i> <img src="/${who}.png" alt="" width=20 height=20 class=pic> <button ${idOf(n, 'act')}>Remove</button></li></ul>`,
    {
      changes: {
        'a closed root covers the name': `$('#row .who').attachShadow({ mode: 'closed' }).innerHTML = '<u>Mallory</u>'`,
        'the picture becomes another': `$('#row .pic').src = '/Mallory.png'`,
        'the title becomes another': `$('#row .who').title = 'Mallory'`,
        'the aria-label becomes another': `$('#row .who').setAttribute('aria-label', 'Mallory')`,
        'the background becomes another': `$('#row .who').style.backgroundImage = 'url(/m.png)'`,
      },
    },
  ),
  userRows(
    'articles with a meter and an output',
    (who, n) =>
      `<article ${idOf(n, 'row')}><h3 class=who>${who}</h3><output class=o>${who}</output><meter class=m max=10 value=${n}></meter><svg width=40 height=20><text y=15 class=s>${who}</text></svg><button ${idOf(n, 'act')}>Ban</button></article>`,
    {
      changes: {
        'the output becomes another': `$('#row .o').value = 'Mallory'`,
        'the meter becomes another': `$('#row .m').value = 9`,
        'the drawn text becomes another': `$('#row .s').textContent = 'Mal'`,
        'CSS adds to the name': `document.head.insertAdjacentHTML('beforeend', '<style>#row h3::after{content:" and all"}</style>')`,
      },
    },
  ),
  {
    name: 'row that is the target',
    html: `${STYLE}<div class=list><div class=item tabindex=0 role=button><b>Ben</b></div><div class=item id=act tabindex=0 role=button><span class=who>Ada</span> <i id=no>12</i><img src="/a.png" alt="" width=10 height=10></div></div>`,
    rows: [click('#act')],
    about: ['#act'],
    decisive: ['click'],
    moments: [...AT_PRESS, at('mouseup')],
    changes: {
      'the name becomes another': `$('.who').textContent = 'Mallory'`,
      'the figure becomes another': `$('#no').textContent = '13'`,
      'a closed root covers the name': `$('.who').attachShadow({ mode: 'closed' }).innerHTML = 'Eve'`,
      'a closed root covers the figure': `const s = document.createElement('span'); s.textContent = '12'; $('#no').replaceChildren(s); s.attachShadow({ mode: 'closed' }).innerHTML = '99'`,
      'the name is hidden, under another': `$('.who').style.opacity = 0; $('.who').insertAdjacentHTML('afterend', '<b style="position:absolute">Eve</b>')`,
    },
  },
  {
    name: 'link in a row to nowhere',
    html: `${STYLE}<div class=t>${['Ben', 'Ada'].map((w, n) => `<div class=row ${idOf(n, 'row')}><span class=who>${w}</span><span class=mid>member</span><a href="javascript:void(0)" ${idOf(n, 'act')} role=button>Ban</a></div>`).join('')}</div>`,
    rows: [click('#act')],
    about: ['#row'],
    decisive: ['click'],
    moments: AT_PRESS,
    changes: { 'the name becomes another': `$('#row .who').textContent = 'Mallory'` },
  },
];
