import { came, click, failed, type Truth, type TruthAction, type TruthCase } from '../../truth-case.ts';
import { acted, app, button, onClick } from './second-pages.ts';

/** What comes of it more than two seconds after the click, when its result is told already. */
const late = (
  name: string,
  page: string,
  truth: Truth,
  seen: RegExp,
  actions: readonly TruthAction[] = [click('#b')],
): TruthCase => ({
  ...acted(name, actions, page, truth, { seen, looking: 4500 }),
  isFollowed: true,
});

const PIN = '<button id="b" aria-pressed="false">Pin</button><p id="e"></p>';
const ROWS = `<ul id="l"><li>Tea</li><li>Cup</li></ul>${button('Add row')}`;
const COLUMNS = `<style>.col { min-height: 100px; border: 1px solid #ccc; padding: 1rem; width: 200px; display: inline-block; vertical-align: top }</style>
  <div class="col" id="todo"><div id="b" draggable="true" tabindex="0" role="button">Card one</div></div><div class="col" id="done" role="button" aria-label="Shipped column" tabindex="0"></div><p id="e"></p>`;
const CHAT = `<ul id="chat" role="log"></ul><script>{ const lines = ['bob: my payment failed', 'cho: error 500 again', 'eli: access denied']; let at = 0; setInterval(() => { chat.insertAdjacentHTML('beforeend', '<li>' + lines[at++ % 3] + '</li>'); }, 1100); }</script>`;

/** Taken back, refused or answered afterwards; or only acknowledged for a while. */
export const lateCases: readonly TruthCase[] = [
  late(
    'a pin falls off after 2.5 s, and a toast says why',
    onClick(
      PIN,
      `b.ariaPressed = 'true'; await wait(2500); b.ariaPressed = 'false'; toast('Only 3 pins are possible: could not pin', { role: 'alert' });`,
    ),
    failed(/could not pin/i),
    /could not pin/,
  ),
  late(
    'a pin falls off after 2.5 s, silently',
    onClick(PIN, `b.ariaPressed = 'true'; await wait(2500); b.ariaPressed = 'false';`),
    failed(),
    /Pin/,
  ),
  late(
    'a row goes after 2.5 s, and a line says why',
    onClick(
      ROWS,
      `$('#l').insertAdjacentHTML('beforeend', '<li>Pot</li>'); await wait(2500); $('#l').lastElementChild.remove(); e.textContent = 'The row could not be stored.';`,
    ),
    failed(/could not be stored/i),
    /could not be stored/,
  ),
  late(
    'a row goes after 2.5 s, silently',
    onClick(
      ROWS,
      `$('#l').insertAdjacentHTML('beforeend', '<li>Pot</li>'); await wait(2500); $('#l').lastElementChild.remove();`,
    ),
    failed(),
    /Tea\s+Cup/,
  ),
  late(
    'saved, and after 2 s an alert: it could not be synchronized',
    onClick(
      `${button('Save')}<div id="a"></div>`,
      `e.textContent = 'Saved on this device'; await wait(2000); $('#a').innerHTML = '<div role="alert">Your changes could not be synchronized</div>';`,
    ),
    failed(/could not be synchronized/i),
    /could not be synchronized/,
  ),
  late(
    'a browser alert 2.5 s after the click',
    onClick(button('Order'), `e.textContent = 'Order 7'; await wait(2500); alert('Your card was declined');`),
    failed(/card was declined/i),
    /Order 7/,
  ),
  late(
    'a card dragged over, and back after 2.5 s with a line',
    app(
      COLUMNS,
      `b.ondragstart = event => event.dataTransfer.setData('text/plain', 'b'); const done = $('#done'); done.ondragover = event => event.preventDefault();
       done.ondrop = async event => { event.preventDefault(); done.append(b); await wait(2500); $('#todo').append(b); e.textContent = 'You are not allowed to ship cards.'; };`,
    ),
    failed(/not allowed to ship/i),
    /not allowed to ship/,
    [{ action: 'drag', selector: '#b', onto: '#done', ontoName: /Shipped column/ }],
  ),
  late(
    'copied: the label says so for two seconds',
    onClick(button('Copy'), `b.textContent = 'Copied!'; await wait(2000); b.textContent = 'Copy';`),
    came(),
    /Copy/,
  ),
  late(
    'a toast says that it is saved, and goes after two seconds',
    onClick(button('Save'), `toast('Saved', { time: 2000 });`),
    came(),
    /Save/,
  ),
  late(
    'a line says that it is saved, and is emptied after 2.5 s',
    onClick(button('Save'), `e.textContent = 'All changes saved'; await wait(2500); e.textContent = '';`),
    came(),
    /Save/,
  ),
  late(
    'one more in the cart, and a tick on the button for two seconds',
    onClick(
      `<p>Cart: <b id="n">0</b></p>${button('Add to cart')}`,
      `$('#n').textContent = '1'; b.textContent = '✓'; await wait(2000); b.textContent = 'Add to cart';`,
    ),
    came(),
    /Cart: 1/,
  ),
  late(
    'a row stays, beside a chat about failures',
    onClick(`${ROWS}${CHAT}`, `$('#l').insertAdjacentHTML('beforeend', '<li>Pot</li>');`),
    came(),
    /Cup\s+Pot/,
  ),
  late(
    'a panel that closes by itself after two seconds',
    onClick(
      `${button('Show tip')}<div id="x" hidden>Pour slowly</div>`,
      `$('#x').hidden = false; await wait(2000); $('#x').hidden = true;`,
    ),
    came(),
    /Show tip/,
  ),
];
