import { click, fill, press, type } from '../scenes/scene.ts';
import { button, DONE, form, type HonestPage, mayAsk, meanwhile, NOTE, page } from './honest-page.ts';

const row = (text: string, name = 'Like'): string => `<ul><li>Ann ${button('Like')}</li>
  <li>Ada <i id=x>${text}</i> ${button(name).replace('id=act', 'id=target')}</li></ul>${DONE}`;
const ticks = (start: number, text: string, every = 60): string =>
  `<script>let n = ${start}; setInterval(() => { n += 1; x.textContent = ${text}; }, ${every})</script>`;
/** A clock shows the time that it is; another time is an appointment. */
const CLOCK = `<script>const timeIn = minutes => new Date(Date.now() + minutes * 60_000).toTimeString().slice(0, 5); x.textContent = timeIn(0)</script>`;
const note = fill('#note', 'Rent', 'note');
const target = click('#target');

/** Texts that change by themselves, or with what is written. */
export const textPages: readonly HonestPage[] = [
  page(
    'counter of characters',
    form(
      `${NOTE}<span id=x>0/200</span>`,
      `note.oninput = () => { x.textContent = note.value.length + '/200'; }`,
    ),
    note,
    click('#send'),
  ),
  page(
    'counter of characters left',
    form(
      `${NOTE}<span id=x aria-live=polite>200 characters left</span>`,
      `note.oninput = () => { x.textContent = 200 - note.value.length + ' characters left'; }`,
    ),
    type('#note', 'Rent', 'note'),
    click('#send'),
  ),
  page(
    'label that counts characters',
    form(
      `<label for=note id=x>Note (0/200)</label> <input id=note name=note>`,
      `note.oninput = () => { x.textContent = 'Note (' + note.value.length + '/200)'; }`,
    ),
    type('#note', 'Rent', 'note'),
  ),
  page(
    'hint at focus',
    form(
      `${NOTE}<small id=x></small>`,
      `note.onfocus = () => { x.textContent = 'At most 200 characters'; }; note.onblur = () => { x.textContent = ''; }`,
    ),
    note,
    click('#send'),
  ),
  page(
    'validation message that vanishes',
    form(
      `${NOTE}<small id=x role=alert>Please write a note</small>`,
      `note.oninput = () => { x.textContent = ''; }`,
    ),
    note,
    click('#send'),
  ),
  page(
    'validation message at blur',
    form(
      `${NOTE}<small id=x role=alert></small>`,
      `note.onblur = () => { x.textContent = note.value ? 'Looks good' : 'Required'; }`,
    ),
    note,
    click('#send'),
  ),
  page(
    'validation at focus of the button',
    form(
      `${NOTE}<small id=x role=alert>Note is empty</small>`,
      `send.onfocus = () => { x.textContent = ''; }`,
    ),
    click('#send'),
  ),
  mayAsk(
    page(
      'total that follows a field',
      form(
        `<label for=note>Number</label> <input id=note name=note value=1> <p>Total: <b id=x>10 €</b></p>`,
        `note.oninput = () => { x.textContent = note.value * 10 + ' €'; }`,
      ),
      fill('#note', '3', 'note'),
      click('#send'),
    ),
  ),
  page(
    'total that follows a field, filled alone',
    form(
      `<label for=note>Number</label> <input id=note name=note value=1> <p>Total: <b id=x>10 €</b></p>`,
      `note.oninput = () => { x.textContent = note.value * 10 + ' €'; }`,
    ),
    fill('#note', '3', 'note'),
  ),
  page(
    'preview of what is written',
    form(`${NOTE}<p id=x></p>`, `note.oninput = () => { x.textContent = note.value; }`),
    note,
    click('#send'),
  ),
  page(
    'heading that repeats what is written',
    `<h2 id=x>New note</h2>${form(NOTE, `note.oninput = () => { x.textContent = note.value; }`)}`,
    note,
    click('#send'),
  ),
  page(
    'autosave status',
    form(
      `${NOTE}<p id=x role=status></p>`,
      `note.oninput = () => { x.textContent = 'Saving…'; setTimeout(() => { x.textContent = 'Saved at 12:01'; }, 80); }`,
    ),
    note,
    click('#send'),
  ),
  meanwhile(page('minutes ago', row('3 min ago'), target), `x.textContent = '4 min ago'`),
  meanwhile(
    page('minutes ago in a time element', row('<time id=y>vor 3 Minuten</time>'), target),
    `y.textContent = 'vor 4 Minuten'`,
  ),
  meanwhile(page('time of day', row('') + CLOCK, target), 'x.textContent = timeIn(1)'),
  page('clock in the row', row('1 s ago') + ticks(1, `n + ' s ago'`), target),
  page('clock in the row, by a key', row('1 s ago') + ticks(1, `n + ' s ago'`), press('#target', 'Enter')),
  page('price that ticks in the row', row('100', 'Buy') + ticks(100, 'n'), target),
  page('download that goes on in the row', row('1 %', 'Cancel') + ticks(1, `n + ' %'`), target),
  page(
    'session that ends soon',
    `<h2 id=x>Session ends in 4:59</h2>${button('Stay')}${DONE}${ticks(0, `'Session ends in 4:' + (59 - n)`)}`,
    click('#act'),
  ),
  page(
    'dialog that closes soon',
    `<dialog open><p>Closing in <b id=x>30</b> s</p>${button('Stay')}${DONE}</dialog>${ticks(-30, '-n')}`,
    click('#act'),
  ),
  page(
    'clock beside a lone button',
    `<p id=x>1 s ago</p>${button('Reload')}${DONE}${ticks(1, `n + ' s ago'`)}`,
    click('#act'),
  ),
  // Any number but a time may say what the action is about, so an open card takes it over and arms.
  mayAsk(
    meanwhile(
      page('name that counts up', `${button('Inbox (3)')}${DONE}`, click('#act')),
      `act.textContent = 'Inbox (4)'`,
    ),
  ),
  meanwhile(
    page('name that counts down', `${button('Resend code (26s)')}${DONE}`, click('#act')),
    `act.textContent = 'Resend code (25s)'`,
  ),
  mayAsk(
    meanwhile(
      page('label that counts', `${button('', 'aria-label="Cart, 3 items"')}${DONE}`, click('#act')),
      `act.ariaLabel = 'Cart, 4 items'`,
    ),
  ),
  mayAsk(meanwhile(page('one more like', row('♥ 12'), target), `x.textContent = '♥ 13'`)),
  page('likes that come in', row('♥ 12') + ticks(12, `'♥ ' + n`), target),
  mayAsk(
    meanwhile(page('stock in the row', row('Only 3 left', 'Buy'), target), `x.textContent = 'Only 2 left'`),
  ),
  mayAsk(
    meanwhile(
      page('heading that counts messages', `<h1 id=x>Messages (2)</h1>${form(NOTE)}`, click('#send')),
      `x.textContent = 'Messages (3)'; document.title = '(3)'`,
    ),
  ),
  meanwhile(
    page('message that arrives', `<ul id=x><li>Hello</ul>${form(NOTE)}`, click('#send')),
    `x.insertAdjacentHTML('beforeend', '<li>How are you?</li>')`,
  ),
  page(
    'banner that turns elsewhere',
    `<section><p id=x>Offer 1</p></section><main><p>Your plan</p>${button('Continue')}</main>${DONE}${ticks(1, `'Offer ' + n`)}`,
    click('#act'),
  ),
  page(
    'countdown with milliseconds',
    `<section><span id=x>00:16:00:000</span> ${button('Join')}</section>${DONE}<script>const end = performance.now() + 960_000; setInterval(() => { const left = Math.round(end - performance.now()); const pad = (n, size = 2) => String(Math.floor(n)).padStart(size, '0'); x.textContent = ['00', pad(left / 60_000), pad((left / 1000) % 60), pad(left % 1000, 3)].join(':'); }, 33)</script>`,
    click('#act'),
  ),
  page(
    'selection that counts',
    `<p id=x>0 selected</p><label><input type=checkbox id=box onchange="x.textContent = '1 selected'"> Ada</label>`,
    { action: 'check', on: '#box' },
  ),
  page(
    'selection that counts, then a button',
    `<p id=x>0 selected</p><label><input type=checkbox id=box onchange="x.textContent = '1 selected'"> Ada</label>${button('Archive')}${DONE}`,
    { action: 'check', on: '#box' },
    click('#act'),
  ),
];
