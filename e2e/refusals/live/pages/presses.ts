import { click, fill, hover } from '../../../swaps/row-specs.ts';
import { form, type LiveCase, live, SEND } from '../live-case.ts';

/** A page answers to a button before the next one is pressed. */
export const pressCases: readonly LiveCase[] = [
  live(
    'stepper: plus twice',
    `<div class=stepper><button>−</button><span id=x>1</span><button id=plus onclick="x.textContent = +x.textContent + 1; did = x.textContent === '3'">+</button></div>`,
    [click('#plus'), click('#plus')],
    { mayAsk: 'the figure that the person raises: nuisance' },
  ),
  live(
    'stepper in a form, then submit',
    form(
      `<div><button type=button id=plus onclick="x.textContent = +x.textContent + 1">+</button><span id=x>1</span></div>`,
      '',
      'Search',
    ),
    [click('#plus'), SEND],
    { mayAsk: 'the figure that the person raised: nuisance' },
  ),
  live(
    'accordion, then a field in view',
    `<button id=a aria-expanded=false onclick="a.setAttribute('aria-expanded', true); p.hidden = false">Details</button><div id=p hidden><p>More about it</p></div><label>Note <input id=first></label>`,
    [click('#a'), fill('#first', 'x')],
    { done: 'first.value' },
  ),
  live(
    'tab, then button outside',
    `<div role=tablist><button role=tab id=a onclick="p.textContent = 'Second'">Two</button></div><div role=tabpanel id=p>First</div><footer><button id=send onclick="did = 1">Save</button></footer>`,
    [click('#a'), SEND],
  ),
  live(
    'two tabs, the panel beside them',
    `<div role=tablist><button role=tab>One</button><button role=tab id=a onclick="p.textContent = 'Second'">Two</button><button role=tab id=b onclick="did = 1">Three</button></div><div role=tabpanel id=p>First</div>`,
    [click('#a'), click('#b')],
  ),
  live(
    'two tabs, in a box with their panel',
    `<section><div role=tablist><button role=tab>One</button><button role=tab id=a onclick="p.innerHTML = '<p>Second</p>'">Two</button><button role=tab id=b onclick="did = 1">Three</button></div><div role=tabpanel id=p><p>First</p></div></section>`,
    [click('#a'), click('#b')],
  ),
  live(
    'menu opens, then a button beside',
    `<div><button id=a aria-haspopup=true onclick="m.hidden = false">More</button><div id=m hidden><p>Rename</p><p>Copy</p></div> <button id=send onclick="did = 1">Save</button></div>`,
    [click('#a'), SEND],
  ),
  live(
    'like, then reply',
    `<article><p>Hi</p><button id=a onclick="a.textContent = '♥ 129'">♥ 128</button> <button id=send onclick="did = 1">Reply</button></article>`,
    [click('#a'), SEND],
  ),
  live(
    'follow, then message',
    `<div class=card><h3>Ann</h3><p><span id=x>128</span> followers</p><button id=a onclick="a.textContent = 'Following'; x.textContent = 129">Follow</button> <button id=send onclick="did = 1">Message</button></div>`,
    [click('#a'), SEND],
  ),
  live(
    'add two things to a basket',
    `<header>Basket: <span id=x>0</span></header><ul><li>Hat <button id=a onclick="x.textContent = +x.textContent + 1">Add</button></li><li>Bag <button id=b onclick="x.textContent = +x.textContent + 1; did = 1">Add</button></li></ul>`,
    [click('#a'), click('#b')],
  ),
  live(
    'add two things whose buttons change',
    `<ul><li>Hat <button id=a onclick="this.textContent = 'Added ✓'">Add</button></li><li>Bag <button id=b onclick="did = 1">Add</button></li></ul>`,
    [click('#a'), click('#b')],
  ),
  live(
    'dismiss two notices',
    `<ul><li>One <button id=a onclick="this.parentNode.remove()">Dismiss</button></li><li>Two <button id=b onclick="did = 1">Dismiss</button></li></ul>`,
    [click('#a'), click('#b')],
  ),
  live(
    'approve two requests, heading counts',
    `<section><h2>Requests <span id=x>2</span></h2><ul><li>Ann <button id=a onclick="this.parentNode.remove(); x.textContent = 1">Approve</button></li><li>Ben <button id=b onclick="did = 1">Approve</button></li></ul></section>`,
    [click('#a'), click('#b')],
  ),
  live(
    'approve two requests, heading counts in words',
    `<section><h2 id=x>2 requests are waiting</h2><ul><li>Ann <button id=a onclick="this.parentNode.remove(); x.textContent = '1 request is waiting'">Approve</button></li><li>Ben <button id=b onclick="did = 1">Approve</button></li></ul></section>`,
    [click('#a'), click('#b')],
  ),
  live(
    'delete with an undo toast, then next',
    `<section><ul><li>One <button id=a onclick="this.parentNode.remove(); t.innerHTML = 'Deleted. <button>Undo</button>'">Delete</button></li><li>Two <button id=b onclick="did = 1">Delete</button></li></ul><div id=t></div></section>`,
    [click('#a'), click('#b')],
  ),
  live(
    'hover, then click what it shows',
    `<div id=a onmouseenter="t.hidden = false">Ann<div id=t hidden>Engineer</div></div><button id=send onclick="did = 1">Call</button>`,
    [hover('#a'), SEND],
  ),
];
