import { came, failed, fill, pressEnter, type TruthCase } from '../../truth-case.ts';
import { form, open } from '../second/second-pages.ts';
import { asking, beside, en, fetched, fr, ja, posted, tr, zh } from './third-pages.ts';

const LOANS = (due: string, button: string): string =>
  `<table><tr><th>Title</th><th>Due</th><th></th></tr><tr><td>The Book of Tea</td><td>${due}</td><td>${button}</td></tr></table>`;

/** Journeys, tickets, maps, parcels and libraries. */
export const travelCases: readonly TruthCase[] = [
  fetched(
    'Ticketmaster: another fan was faster',
    en(
      'Tickets',
      `<p>Row F, seats 12–13</p><button id="b">Get tickets</button>${beside.ads}`,
      asking(
        `if (!ok) box('Sorry!', 'Sorry, another fan beat you to these tickets.', '<button>Try again</button>');`,
      ),
    ),
    { status: 409, json: {}, delay: 700 },
    failed(/another fan/i),
  ),
  fetched(
    'hotels: searched by Enter, the address and the list are new',
    en(
      'Stays',
      `<input id="q" aria-label="Where to?" value=""><div id="e">Popular: Paris</div>`,
      `$('#q').onkeydown = async event => { if (event.key !== 'Enter') return; await api('/api'); history.pushState({}, '', '/search?ss=Lisbon'); e.innerHTML = '<h2>Lisbon: 214 properties found</h2><p>Hotel Mira €80</p>'; };`,
    ),
    { json: {} },
    came(),
    /214 properties/,
    [fill('#q', 'Lisbon'), pressEnter('#q')],
  ),
  fetched(
    '机票：价格变动，问是否继续预订',
    zh(
      '携程机票',
      `<p>MU5101 ￥680</p><button id="b">下一步</button>`,
      asking(
        `box('价格变动提醒', '您选择的航班价格由￥680变为￥720，是否继续预订？', '<button>重新查询</button><button>继续预订</button>');`,
      ),
    ),
    { json: { changed: true } },
    open(/价格变动|继续预订/),
  ),
  posted(
    'a library renews: the new date is in the cell',
    en('Library', LOANS('1 Dec 2026', form('', 'Renew'))),
    en('Library', LOANS('22 Dec 2026 (renewed 1 of 3)', form('', 'Renew'))),
    came(),
    /renewed 1 of 3/,
  ),
  fetched(
    '図書館: reserved by others, it cannot be prolonged, in the cell',
    ja(
      '図書館',
      LOANS('2026/12/01', '<span id="e"></span><button id="b">貸出延長</button>'),
      asking(`e.textContent = '予約があるため延長できません';`),
    ),
    { json: { result: 'NG' } },
    failed(/延長できません/),
  ),
  fetched(
    '快递：查询后显示物流',
    zh(
      '快递查询',
      `<input aria-label="运单号" value="SF1234567890"><button id="b">查询</button><ol id="e"></ol>`,
      asking(
        `e.innerHTML = '<li>11-26 08:10 【深圳】派件中，派件员：王师傅</li><li>11-25 21:30 已到达【深圳转运中心】</li>';`,
      ),
    ),
    { json: { state: '5' } },
    came(),
    /派件员/,
  ),
  fetched(
    'Doctolib: rendez-vous confirmé, by pushState',
    fr(
      'Docteur en ligne',
      `<div id="m"><p>Jeudi 3 décembre, 9 h 20</p><button id="b">Confirmer le rendez-vous</button></div>`,
      asking(
        `history.pushState({}, '', '/confirme'); document.title = 'Rendez-vous confirmé'; $('#m').innerHTML = '<h1>Rendez-vous confirmé</h1><p>Jeudi 3 décembre à 9 h 20</p>';`,
      ),
    ),
    { json: {} },
    came(),
    /Rendez-vous confirmé/,
  ),
  posted(
    'e-Devlet: randevunuz alındı, in Turkish',
    tr('Randevu', form('<p>3 Aralık 09:20</p>', 'Randevu Al')),
    tr('Randevu', '<h2>Randevunuz alınmıştır.</h2><p>Randevu no: 55120</p>'),
    came(),
    /alınmıştır/,
  ),
];
