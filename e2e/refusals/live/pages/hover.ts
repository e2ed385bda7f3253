import { ACT, type LiveCase, live, scripted } from '../live-case.ts';

const TIP = `act.onmouseover = () => { if (!window.t) { t = document.createElement('div'); t.style.position = 'absolute'; t.textContent = 'Collapse it'; act.after(t) } }`;

/** A page answers to the pointer over a target. */
export const hoverCases: readonly LiveCase[] = [
  live(
    'hover shows a tooltip in the flow',
    scripted(
      `<div id=w><button id=act onclick="did = 1">Save</button></div>`,
      `act.onmouseover = () => { w.insertAdjacentHTML('beforeend', '<span class=tip>Save the file (Ctrl+S)</span>') }`,
    ),
    ACT,
  ),
  live(
    'hover shows a fixed tooltip',
    scripted(
      `<div id=w><button id=act onclick="did = 1">Save</button></div>`,
      `act.onmouseover = () => { w.insertAdjacentHTML('beforeend', '<span style="position:fixed">Save the file</span>') }`,
    ),
    ACT,
  ),
  live(
    'hover moves the title into an attribute',
    scripted(
      `<div><button id=act title="Save the file" onclick="did = 1">💾</button></div>`,
      `act.onmouseover = () => { act.dataset.originalTitle = act.title; act.removeAttribute('title'); act.setAttribute('aria-describedby', 'tip') }`,
    ),
    ACT,
  ),
  live(
    'hover moves the title into aria-label',
    scripted(
      `<div><button id=act title="Save the file" onclick="did = 1">💾</button></div>`,
      `act.onmouseover = () => { act.setAttribute('aria-label', act.title); act.removeAttribute('title') }`,
    ),
    ACT,
  ),
  live(
    'hover of a row swaps the time for actions',
    scripted(
      `<ul><li id=r>Ann: hello <span id=x>10:15</span> <button id=act onclick="did = 1">Archive</button></li></ul>`,
      `r.onmouseover = () => { x.textContent = '' }; r.onmouseout = () => { x.textContent = '10:15' }`,
    ),
    ACT,
  ),
  live(
    'hover of a row hides the date by style',
    scripted(
      `<ul><li id=r>Ann: hello <span id=x>Nov 25</span> <button id=act onclick="did = 1">Archive</button></li></ul>`,
      `r.onmouseover = () => { x.style.display = 'none' }`,
    ),
    ACT,
  ),
  live(
    'hover of a card shows a second line',
    scripted(
      `<div id=r class=card><p>Hat</p><p id=x></p><button id=act onclick="did = 1">Add to basket</button></div>`,
      `r.onmouseover = () => { x.textContent = 'Sizes S M L' }`,
    ),
    ACT,
  ),
  live(
    'hover of a card swaps its picture',
    scripted(
      `<div id=r class=card><img id=x alt="Hat, front" src="data:," width=40 height=40><p>Hat</p><button id=act onclick="did = 1">Add to basket</button></div>`,
      `r.onmouseover = () => { x.alt = 'Hat, back' }`,
    ),
    ACT,
  ),
  live(
    'hover of a card shows buttons',
    scripted(
      `<div id=r class=card><p>Hat</p><div id=x></div><button id=act onclick="did = 1">Add to basket</button></div>`,
      `r.onmouseover = () => { x.innerHTML = '<button>Quick view</button>' }`,
    ),
    ACT,
  ),
  live(
    'hover of a video shows its length',
    scripted(
      `<div id=r class=card><a href="#v" id=act onclick="did = 1">Talk</a><p id=x>3:20</p></div>`,
      `r.onmouseover = () => { x.textContent = 'Keep hovering to play' }`,
    ),
    ACT,
  ),
  live(
    'Following that says Unfollow',
    scripted(
      `<div><p>Ann</p><button id=act onclick="did = 1">Following</button></div>`,
      `act.onmouseover = () => { act.textContent = 'Unfollow' }`,
    ),
    ACT,
    { mayAsk: 'the button says what it does only under the pointer: useful' },
  ),
  live(
    'hover highlights letters',
    scripted(
      `<div><button id=act onclick="did = 1">Save</button></div>`,
      `act.onmouseover = () => { act.innerHTML = '<b>S</b>ave' }`,
    ),
    ACT,
  ),
  live(
    'hover animates the arrow',
    scripted(
      `<a id=act href="#n" onclick="did = 1">Next <span id=x>→</span></a>`,
      `act.onmouseover = () => { x.textContent = '⟶' }`,
    ),
    ACT,
  ),
  live(
    'stars that preview on hover',
    scripted(
      `<div role=group aria-label=Rating><span id=x>Rate it</span>${[1, 2, 3].map(n => `<button aria-label="${n} stars" ${n === 3 ? 'id=act onclick="did = 1"' : ''}>☆</button>`).join('')}</div>`,
      `act.onmouseover = () => { x.textContent = 'Great'; for (const b of document.querySelectorAll('button')) b.textContent = '★' }`,
    ),
    ACT,
  ),
  live(
    'hover puts a tip into a bar of icons',
    scripted(
      `<main><p>Report</p><div role=toolbar><button id=act onclick="did = 1">–</button> <button>×</button></div></main>`,
      TIP,
    ),
    ACT,
  ),
  live(
    'hover puts a tip beside a lone icon',
    scripted(
      `<main><p>Report</p><div><button id=act aria-label=Collapse onclick="did = 1">–</button></div></main>`,
      TIP,
    ),
    ACT,
  ),
  live(
    'hover puts a tip into a group of icons',
    scripted(
      `<main><p>Report</p><div role=group><button id=act onclick="did = 1">–</button> <button>×</button></div></main>`,
      TIP,
    ),
    ACT,
  ),
  live(
    'days of a range that light up under the pointer',
    scripted(
      `<div>${[26, 27, 28, 29].map(day => `<span class=day ${day === 28 ? 'id=act onclick="did = 1"' : ''}>${day}</span> `).join('')}</div>`,
      `act.onmouseover = () => { for (const day of document.querySelectorAll('.day')) if (day !== act) day.classList.add('in') }`,
    ),
    ACT,
  ),
];
