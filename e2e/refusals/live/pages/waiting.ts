import { ACT, button, every, type LiveCase, live } from '../live-case.ts';

/** Drafts that are saved, clocks in forms, nodes that a library renumbers. */
export const waitingCases: readonly LiveCase[] = [
  live('autosave beside publish', `<header><span id=x>Saving…</span> ${button('Publish')}</header>`, ACT, {
    meanwhile: `x.textContent = 'Saved'`,
  }),
  live(
    'autosave in the form of a submit',
    `<form onsubmit="event.preventDefault(); did = 1"><label>Note <input name=note value=Hi></label> <span id=x>Saving draft…</span><button id=act>Send</button></form>`,
    ACT,
    { meanwhile: `x.textContent = 'Draft saved'` },
  ),
  live(
    'autosave with the time in the form',
    `<form onsubmit="event.preventDefault(); did = 1"><label>Note <input name=note value=Hi></label> <span id=x>Draft saved 10:15:03</span><button id=act>Send</button></form>`,
    ACT,
    { meanwhile: `x.textContent = 'Draft saved 10:15:05'`, readingTime: 2000 },
  ),
  live(
    'clock in the form of a submit',
    `<form onsubmit="event.preventDefault(); did = 1"><p>Time left: <b id=x>9 min 58 s</b></p><label>Answer <input name=note value=Hi></label><button id=act>Submit quiz</button></form>${every(1000, `x.textContent = '9 min ' + (58 - n) + ' s'`)}`,
    ACT,
    { readingTime: 3300 },
  ),
  live(
    'quiz time as words and figures',
    `<form onsubmit="event.preventDefault(); did = 1"><p id=x>Time left: 9:58</p><label>Answer <input name=note value=Hi></label><button id=act>Submit quiz</button></form>${every(1000, `x.textContent = 'Time left: 9:' + (58 - n)`)}`,
    ACT,
    { readingTime: 3300 },
  ),
  live(
    'seats held for',
    `<form onsubmit="event.preventDefault(); did = 1"><p>Seat 12A</p><p id=x>We hold your seat for 9 minutes 58 seconds</p><button id=act>Book</button></form>${every(1000, `x.textContent = 'We hold your seat for 9 minutes ' + (58 - n) + ' seconds'`)}`,
    ACT,
    { readingTime: 3300 },
  ),
  live(
    'auction: place bid with a countdown',
    `<form onsubmit="event.preventDefault(); did = 1"><p>Vase</p><p>Current bid: €120</p><p>Ends in <b id=x>02m 11s</b></p><label>Bid <input name=bid value=130></label><button id=act>Place bid</button></form>${every(1000, `x.textContent = '02m ' + (11 - n) + 's'`)}`,
    ACT,
    { readingTime: 3300 },
  ),
  live(
    'auction: other bid comes',
    `<form onsubmit="event.preventDefault(); did = 1"><p>Current bid: <b id=x>€120</b></p><label>Bid <input name=bid value=130></label><button id=act>Place bid</button></form>`,
    ACT,
    { meanwhile: `x.textContent = '€125'`, mayAsk: 'useful' },
  ),
  live(
    'buttons redrawn equal by innerHTML of a neighbour',
    `<div><div id=x><b>Ann</b> admin</div>${button('Remove')}</div>${every(300, `x.innerHTML = '<b>Ann</b> admin'`)}`,
    ACT,
    { readingTime: 1500 },
  ),
  live(
    'classes and styles that turn',
    `<div id=x class=a>${button('Save')}</div>${every(200, `x.className = 'c' + n; act.style.color = n % 2 ? 'red' : 'blue'; act.setAttribute('data-n', n)`)}`,
    ACT,
    { readingTime: 1500 },
  ),
  live('button that pulses disabled', `<div>${button('Refresh')}</div>`, ACT, {
    meanwhile: `act.disabled = true; setTimeout(() => { act.disabled = false }, 200)`,
    mayAsk: 'disabled for a moment',
  }),
  live(
    'label of a toggle that the page translates later',
    `<div>${button('Save')}</div><p id=x>Terms</p>`,
    ACT,
    { meanwhile: `x.textContent = 'Bedingungen'` },
  ),
  live(
    'data-index renumbered by a virtual list',
    `<div role=list>${['Ann', 'Ben'].map((who, i) => `<div role=listitem data-index=${i} id=r${i}>${who} <button ${i ? 'id=act onclick="did = 1"' : ''}>Open</button></div>`).join('')}</div>`,
    ACT,
    { meanwhile: `r0.dataset.index = 1; r1.dataset.index = 2` },
  ),
  live(
    'aria-posinset and style top of a virtual list',
    `<div role=list style="position:relative;height:80px"><div role=listitem aria-posinset=2 style="position:absolute;top:20px">Ben ${button('Open')}</div></div>`,
    ACT,
    { meanwhile: `act.parentNode.setAttribute('aria-posinset', 3); act.parentNode.style.top = '40px'` },
  ),
  live(
    'id of the button renumbered by the library',
    `<div><p>Ben</p><button id=act onclick="did = 1">Open</button></div>`,
    ACT,
    { meanwhile: `act.parentNode.id = ':r7:'; act.setAttribute('aria-controls', ':r8:')` },
  ),
  live(
    'Arabic page, visitors',
    `<html dir=rtl lang=ar><section><h2>المنتج</h2><p id=x>١٢ شخصًا يشاهدون الآن</p>${button('أضف إلى السلة')}</section>`,
    ACT,
    { meanwhile: `x.textContent = '١٣ شخصًا يشاهدون الآن'` },
  ),
  live(
    'Chinese page, sold',
    `<section><h2>商品</h2><p id=x>已售 1204 件</p>${button('收藏')}</section>`,
    ACT,
    { meanwhile: `x.textContent = '已售 1205 件'` },
  ),
  live(
    'Japanese page, looking',
    `<section><h2>宿</h2><p id=x>現在12人が閲覧中</p>${button('空室を見る')}</section>`,
    ACT,
    { meanwhile: `x.textContent = '現在13人が閲覧中'` },
  ),
  live(
    'German page, basket',
    `<section><h2>Artikel</h2><p id=x>Nur noch 5 Stück auf Lager</p>${button('In den Warenkorb')}</section>`,
    ACT,
    { meanwhile: `x.textContent = 'Nur noch 4 Stück auf Lager'`, mayAsk: 'a fact about the thing, nuisance' },
  ),
];
