import { failed, type Truth, type TruthCase } from '../../truth-case.ts';
import { button, clicked, onClick } from './second-pages.ts';

const BROKEN = (delay: number) => ({ status: 500, json: {}, delay });
/** A click changes it at once; after a while it is undone, without any request. */
const byClock = (
  name: string,
  body: string,
  change: string,
  undo: string,
  time: number,
  seen: RegExp,
): TruthCase =>
  clicked(
    `${name}, after ${time} ms, without a request`,
    onClick(body, `${change} setTimeout(() => { ${undo} }, ${time});`),
    failed(),
    seen,
  );

/** A click changes it at once; the server, after a while, refuses or does not. */
const byServer = (
  name: string,
  body: string,
  change: string,
  undo: string,
  delay: number,
  truth: Truth,
  seen: RegExp,
): TruthCase =>
  clicked(
    `${name}, after ${delay} ms`,
    {
      'GET /': onClick(body, `${change} const { ok } = await api('/x'); if (!ok) { ${undo} }`),
      'POST /x': BROKEN(delay),
    },
    truth,
    seen,
  );

const PIN = button('Pin');
const PINNED = `b.textContent = 'Unpin';`;
const UNPINNED = `b.textContent = 'Pin';`;
const STEPS = '<button id="b" aria-label="More">+</button> <output id="e">1</output> pieces';

/** Changes that do not last. */
export const takenBack: readonly TruthCase[] = [
  byClock('a pin falls off', PIN, PINNED, UNPINNED, 400, /\nPin\n/),
  byClock('a pin falls off', PIN, PINNED, UNPINNED, 1000, /\nPin\n/),
  byClock(
    'a bookmark goes grey again',
    '<button id="b" aria-pressed="false">🔖 Keep</button>',
    `b.ariaPressed = 'true';`,
    `b.ariaPressed = 'false';`,
    1500,
    /Keep/,
  ),
  byClock(
    'a quantity jumps back',
    STEPS,
    `e.textContent = '2';`,
    `e.textContent = '1';`,
    700,
    /1 pieces|\n1\n/,
  ),
  byClock(
    'an accordion snaps shut',
    `${button('Details')}<div id="x" hidden>Two litres</div>`,
    `$('#x').hidden = false;`,
    `$('#x').hidden = true;`,
    600,
    /Details/,
  ),
  byClock(
    'a row comes and goes',
    `<ul id="l"><li>Tea</li></ul>${button('Add row')}`,
    `$('#l').insertAdjacentHTML('beforeend', '<li>Cup</li>');`,
    `$('#l').lastElementChild.remove();`,
    1200,
    /Tea/,
  ),
  byServer(
    'a pin falls off with a browser alert',
    PIN,
    PINNED,
    `${UNPINNED} alert('Only 3 pins are allowed');`,
    500,
    failed(/only 3 pins/i),
    /\nPin\n/,
  ),
  byServer(
    'a rating of four goes back to two, with a word beside it',
    `<p id="s">★★☆☆☆</p>${button('Rate 4')}`,
    `$('#s').textContent = '★★★★☆';`,
    `$('#s').textContent = '★★☆☆☆'; e.textContent = 'Buy it before you rate it.';`,
    800,
    failed(/before you rate/i),
    /★★☆☆☆/,
  ),
  byServer(
    'a cart shows 1 and then 0, silently',
    `<p>Cart (<b id="n">0</b>)</p>${button('Add')}`,
    `$('#n').textContent = '1';`,
    `$('#n').textContent = '0';`,
    1300,
    failed(),
    /Cart \(0\)/,
  ),
  byServer(
    'all rows leave, and come back in a burst',
    `<ul id="l"><li>Tea</li><li>Cup</li></ul>${button('Clear all')}`,
    `const kept = $('#l').innerHTML; $('#l').innerHTML = '';`,
    `$('#l').innerHTML = kept; toast('Could not clear the list', { role: '', time: 1500 });`,
    600,
    failed(/could not clear/i),
    /Tea\s+Cup/,
  ),
];
