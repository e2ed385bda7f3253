import { API } from '../../site-pages.ts';
import { came, click, failed, fill, type Site, type TruthCase } from '../../truth-case.ts';
import { type Noise, noiseNames, restless } from './noises.ts';

const POLL: Site = { 'GET /poll': ({ count }) => ({ json: ['Order 1: packed', `Order 2: step ${count}`] }) };
const LOUD = noiseNames.filter(noise => !/cookie|title/.test(noise));

/** `script` runs at a click on `b`, and may `api`, `wait`, and write to `e`. */
const button = (label: string, script: string): string =>
  `<button id="b" type="button">${label}</button><p id="e"></p>${API}<script>$('#b').onclick = async () => { const b = $('#b'), e = $('#e'); ${script} };</script>`;

function amid(noises: readonly Noise[], body: string, more: Site = {}): Site {
  return { 'GET /': restless(noises, body), ...POLL, ...more };
}

const SAVE = button(
  'Save',
  `const { ok } = await api('/save'); e.textContent = ok ? 'Saved.' : 'Not saved: the name is taken.';`,
);

/** What really came of an action, while other things went on. */
export const amidNoise: readonly TruthCase[] = [
  {
    name: 'added to the cart, beside a clock and prices',
    site: amid(
      ['a clock with seconds', 'prices that tick'],
      `<p>Cart: <b id="n">0</b></p>${button('Add to cart', `$('#n').textContent = '1';`)}`,
    ),
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Cart: 1/ },
  },
  {
    name: 'saved after 400 ms, amid toasts of other people',
    site: amid(['toasts of other people’s orders'], SAVE, { 'POST /save': { json: {}, delay: 400 } }),
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Saved\./ },
  },
  {
    name: 'refused after 400 ms, amid toasts of other people',
    site: amid(['toasts of other people’s orders'], SAVE, {
      'POST /save': { status: 422, json: {}, delay: 400 },
    }),
    actions: [click('#b')],
    truth: failed(/name is taken/i),
  },
  {
    name: 'refused after 400 ms, amid everything',
    site: amid(LOUD, SAVE, { 'POST /save': { status: 422, json: {}, delay: 400 } }),
    actions: [click('#b')],
    truth: failed(/name is taken/i),
  },
  {
    name: 'liked, amid everything',
    site: amid(LOUD, button('♡ Like', `b.textContent = '♥ Liked'; b.ariaPressed = 'true';`)),
    actions: [click('#b')],
    truth: came(),
    check: { seen: /♥ Liked/ },
  },
  {
    name: 'dialog opened, amid everything',
    site: amid(
      LOUD,
      `${button('Details', `$('#d').showModal();`)}<dialog id="d" aria-label="Details"><p>2 litres, steel</p></dialog>`,
    ),
    actions: [click('#b')],
    truth: came({ says: /details/i }),
    check: { seen: /2 litres/ },
  },
  {
    name: 'own line in a chat that others write in',
    site: amid(
      ['a chat that others write in'],
      `<form id="f"><input id="v" aria-label="Write"><button id="b">Send</button></form><script>f.onsubmit = event => { event.preventDefault(); n3.insertAdjacentHTML('beforeend', '<li>you: ' + v.value + '</li>'); n3.insertAdjacentHTML('afterend', '<p>1 message of yours</p>'); v.value = ''; };</script>`,
    ),
    actions: [fill('#v', 'Is it in stock?'), click('#b')],
    truth: came(),
    check: { seen: /1 message of yours/ },
  },
  {
    name: 'chat refuses the own line, while others write',
    site: amid(
      ['a chat that others write in'],
      `<form id="f"><input id="v" aria-label="Write"><button id="b">Send</button><p id="e"></p></form><script>f.onsubmit = event => { event.preventDefault(); e.textContent = 'Only followers can write here.'; };</script>`,
    ),
    actions: [fill('#v', 'Is it in stock?'), click('#b')],
    truth: failed(/only followers/i),
  },
  {
    name: 'removed from a list that is redrawn all the time',
    site: amid(
      ['a page that polls its server and redraws'],
      `<ul id="l"><li>Kettle <button id="b">Remove</button></li><li>Pot <button>Remove</button></li></ul><script>b.onclick = () => b.parentElement.remove();</script>`,
    ),
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Pot Remove/, unseen: /Kettle Remove/ },
  },
  {
    name: 'taken back after 600 ms, amid prices that tick',
    site: amid(
      ['prices that tick'],
      button(
        'Follow',
        `b.textContent = 'Following'; const { ok } = await api('/follow'); if (!ok) { b.textContent = 'Follow'; e.textContent = 'You follow too many people already.'; }`,
      ),
      { 'POST /follow': { status: 409, json: {}, delay: 600 } },
    ),
    actions: [click('#b')],
    truth: failed(/follow too many/i),
  },
];
