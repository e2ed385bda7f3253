import { check, fill, press, select } from '../../../swaps/row-specs.ts';
import { ACT, type LiveCase, live, scripted } from '../live-case.ts';

/** A page answers to the events of a press, or to being scrolled. */
export const pressEventCases: readonly LiveCase[] = [
  live(
    'pointerdown ripple with an empty span',
    scripted(
      `<div><button id=act onclick="did = 1">Save</button></div>`,
      `act.onpointerdown = () => act.insertAdjacentHTML('beforeend', '<span class=ripple></span>')`,
    ),
    ACT,
  ),
  live(
    'pointerdown that says Saving',
    scripted(
      `<div><button id=act onclick="did = 1">Save</button></div>`,
      `act.onmousedown = () => { act.textContent = 'Saving…' }`,
    ),
    ACT,
    { mayAsk: 'acts at mousedown' },
  ),
  live(
    'press that shows its shortcut',
    scripted(
      `<div><button id=act onclick="did = 1">Save</button> <span id=x></span></div>`,
      `act.onpointerdown = () => { x.textContent = 'Tip: Ctrl+S' }`,
    ),
    ACT,
  ),
  live(
    'focus of a button shows a status',
    scripted(
      `<div><button id=act onclick="did = 1">Save</button> <span id=x></span></div>`,
      `act.onfocus = () => { x.textContent = 'Press Enter to save' }`,
    ),
    ACT,
  ),
  live(
    'focus guards that are inserted',
    scripted(
      `<div id=w><button id=act onclick="did = 1">Save</button></div>`,
      `act.onfocus = () => w.insertAdjacentHTML('afterbegin', '<span tabindex=0 aria-hidden=true data-guard></span>')`,
    ),
    ACT,
  ),
  live(
    'focus announces in an off-screen line',
    scripted(
      `<div id=w><button id=act onclick="did = 1">Save</button><span id=x style="position:absolute;left:-999px"></span></div>`,
      `act.onfocus = () => { x.textContent = 'Save, button' }`,
    ),
    ACT,
  ),
  live(
    'autofocused field whose blur complains, link',
    scripted(
      `<form onsubmit="return false"><p><label>E-mail <input id=first autofocus></label></p><p id=x></p><a id=act href="#f" onclick="did = 1">Forgot your password?</a></form>`,
      `first.focus(); first.onblur = () => { x.textContent = 'E-mail is required' }`,
    ),
    ACT,
  ),
  live(
    'autofocused field whose blur complains, button',
    scripted(
      `<form onsubmit="return false"><p><label>E-mail <input id=first autofocus></label></p><p id=x></p><button type=button id=act onclick="did = 1">Sign in with Google</button></form>`,
      `first.focus(); first.onblur = () => { x.textContent = 'E-mail is required' }`,
    ),
    ACT,
  ),
  live(
    'autofocused field whose blur complains, submit',
    scripted(
      `<form onsubmit="event.preventDefault(); did = 1"><p><label>E-mail <input id=first value=a@b.c></label></p><p id=x></p><button id=act>Sign in</button></form>`,
      `first.focus(); first.onblur = () => { x.textContent = 'Looks good' }`,
    ),
    ACT,
  ),
  live(
    'open menu that closes when another thing is pressed',
    scripted(
      `<div><div id=x>Rename<br>Copy</div><button id=act onclick="did = 1">Save</button></div>`,
      `addEventListener('pointerdown', () => { x.remove() }, true)`,
    ),
    ACT,
  ),
  live(
    'open tip that closes at pointerdown anywhere',
    scripted(
      `<section><h2>Home</h2><p id=x>Tip: press ? for help</p><button id=act onclick="did = 1">Save</button></section>`,
      `addEventListener('mousedown', () => { x.remove() })`,
    ),
    ACT,
  ),
  live(
    'toast that closes at pointerdown',
    scripted(
      `<section><button id=act onclick="did = 1">Save</button><p id=x style="position:fixed;bottom:0">Welcome back</p></section>`,
      `addEventListener('pointerdown', () => { x.remove() })`,
    ),
    ACT,
  ),
  live(
    'checkbox whose label tells at focus',
    scripted(
      `<p><label><input type=checkbox id=act onchange="did = 1"> News</label> <small id=x></small></p>`,
      `act.onfocus = () => { x.textContent = 'At most weekly' }`,
    ),
    check('#act'),
  ),
  live(
    'checkbox whose complaint goes at focus',
    scripted(
      `<p><label><input type=checkbox id=act onchange="did = 1"> I accept</label> <small id=x>Please accept</small></p>`,
      `act.onfocus = () => { x.textContent = '' }`,
    ),
    check('#act'),
  ),
  live(
    'select whose hint comes at focus',
    scripted(
      `<form><p><label>Kind <select id=act onchange="did = 1"><option>A<option>B</select></label> <small id=x>Choose</small></p></form>`,
      `act.onfocus = () => { x.textContent = 'Choose wisely' }`,
    ),
    select('#act', 'B'),
  ),
  live(
    'slider whose bubble comes at focus',
    scripted(
      `<p><input type=range id=act aria-label=Volume oninput="did = 1"> <output id=x></output></p>`,
      `act.onfocus = () => { x.textContent = '50' }`,
    ),
    fill('#act', '70'),
  ),
  live(
    'submit that a validator answers at focus',
    scripted(
      `<form onsubmit="event.preventDefault(); did = 1"><input aria-label=Name name=n value=Ann><p id=x>Checking…</p><button id=act>Send</button></form>`,
      `act.onfocus = () => { x.textContent = 'Ready to send' }`,
    ),
    ACT,
  ),
  live(
    'submit whose tip on hover is in the form',
    scripted(
      `<form onsubmit="event.preventDefault(); did = 1"><input aria-label=Name name=n value=Ann><button id=act>Send</button><p id=x></p></form>`,
      `act.onmouseenter = () => { x.textContent = 'We will answer within a day' }`,
    ),
    ACT,
  ),
  live(
    'Enter in a field that closes its suggestions',
    scripted(
      `<form onsubmit="event.preventDefault(); did = 1"><input id=act aria-label=Search name=q value=hat><ul id=x><li>hat box</li></ul></form>`,
      `act.onkeydown = () => { x.remove() }`,
    ),
    press('#act', 'Enter'),
  ),
  live(
    'scroll shows a sticky bar',
    scripted(
      `<div style="height:1500px">Top</div><section><h2>Order</h2><p id=x></p><button id=act onclick="did = 1">Next</button></section>`,
      `addEventListener('scroll', () => { x.textContent = 'You are nearly there' })`,
    ),
    ACT,
  ),
  live(
    'scroll loads a lazy picture and its caption',
    scripted(
      `<div style="height:1500px">Top</div><section><h2>Order</h2><figure id=x></figure><button id=act onclick="did = 1">Next</button></section>`,
      `new IntersectionObserver(([e]) => { if (e.isIntersecting) x.innerHTML = '<img alt="A hat" width=40 height=40 src="data:,">' }).observe(act)`,
    ),
    ACT,
  ),
  live(
    'scroll counts a figure up',
    scripted(
      `<div style="height:1500px">Top</div><section><h2>Us</h2><p><b id=x>0</b> happy clients</p><button id=act onclick="did = 1">Join</button></section>`,
      `new IntersectionObserver(([e]) => { if (e.isIntersecting) { let n = 0; const t = setInterval(() => { x.textContent = n += 50; if (n >= 500) clearInterval(t) }, 30) } }).observe(x)`,
    ),
    ACT,
  ),
  live(
    'scroll reveals by a class and an animation',
    scripted(
      `<div style="height:1500px">Top</div><section id=x style="opacity:0;transition:opacity .3s"><h2>Order</h2><button id=act onclick="did = 1">Next</button></section>`,
      `new IntersectionObserver(([e]) => { if (e.isIntersecting) x.style.opacity = 1 }).observe(act)`,
    ),
    ACT,
  ),
];
