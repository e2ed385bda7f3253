import { page, sitePage } from '../../site-pages.ts';
import { click, failed, pressEnter, type Site, type TruthCase } from '../../truth-case.ts';
import { noiseNames, restless } from './noises.ts';

const INERT = '<p>€30.00</p><button id="b" type="button">Add to wish list</button>';
const POLL: Site = { 'GET /poll': ({ count }) => ({ json: ['Order 1: packed', `Order 2: step ${count}`] }) };

/** A click on something that does nothing. The look that it takes on under the pointer is no effect. */
function inert(name: string, html: string, selector = '#b', more: Site = {}): TruthCase {
  return {
    name: `click on what does nothing: ${name}`,
    site: { 'GET /': html, ...more },
    actions: [click(selector)],
    truth: failed(),
    check: { seen: /wish list|Chapter|Send/i, requests: { 'GET /': 0, 'POST /': 0 } },
  };
}

/** Elements that do nothing, on pages that do a lot. */
export const inertCases: readonly TruthCase[] = [
  inert('a still page', sitePage('Kettle', INERT)),
  ...noiseNames.map(noise => inert(noise, restless([noise], INERT), '#b', POLL)),
  inert(
    'all at once',
    restless(
      noiseNames.filter(noise => !/cookie/.test(noise)),
      INERT,
    ),
    '#b',
    POLL,
  ),
  inert(
    'a class for the pressed look',
    page(
      'Kettle',
      `<style>.pressed { background: #ddd }</style>${INERT}<script>b.onclick = () => { b.classList.add('pressed'); setTimeout(() => b.classList.remove('pressed'), 150); };</script>`,
    ),
  ),
  inert(
    'a ripple of the kit inside the button',
    page(
      'Kettle',
      `${INERT}<script>b.onpointerdown = () => { const ripple = document.createElement('span'); ripple.className = 'ripple'; b.append(ripple); setTimeout(() => ripple.remove(), 500); };</script>`,
    ),
  ),
  inert(
    'an invisible style on the body',
    page(
      'Kettle',
      `${INERT}<script>document.addEventListener('click', () => { document.body.style.cursor = 'default'; document.body.style.setProperty('--last', String(performance.now())); });</script>`,
    ),
  ),
  inert(
    'a counter of clicks that only measures',
    page(
      'Kettle',
      `${INERT}<script>document.addEventListener('click', event => { navigator.sendBeacon('/track', event.target.id); document.body.dataset.clicks = String(Number(document.body.dataset.clicks ?? 0) + 1); });</script>`,
    ),
    '#b',
    { 'POST /track': { status: 204 } },
  ),
  inert(
    'a pixel of an advertiser at each click',
    page(
      'Kettle',
      `${INERT}<script>document.addEventListener('click', () => { const pixel = new Image(1, 1); pixel.style.display = 'none'; pixel.src = '/pixel.gif?' + performance.now(); document.body.append(pixel); });</script>`,
    ),
    '#b',
    { 'GET /pixel.gif': { status: 204 } },
  ),
  inert('a heading', sitePage('Book', '<h2 id="b">Chapter one</h2><p>It was a dark night.</p>')),
  inert(
    'a div that looks like a button',
    sitePage('Kettle', '<div id="b" role="button" tabindex="0">Add to wish list</div>'),
  ),
  {
    ...inert(
      'Enter in a field without a form',
      restless(['a clock with seconds'], '<input id="v" aria-label="Send a note" value="Hi"> <p>Send</p>'),
    ),
    name: 'Enter in a field without a form, beside a clock',
    actions: [pressEnter('#v')],
  },
];
