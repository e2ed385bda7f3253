import { came, click, failed, fill, select, type TruthCase, tick } from '../../truth-case.ts';
import { acted, app, onClick } from './second-pages.ts';

const BROKEN = (delay: number) => ({ status: 500, json: {}, delay });
const BOARD = `<style>.col { min-height: 100px; border: 1px solid #ccc; padding: 1rem; width: 200px; display: inline-block; vertical-align: top }</style>
  <div class="col" id="todo"><div id="b" draggable="true" tabindex="0" role="button">Card one</div></div><div class="col" id="done" role="button" aria-label="Shipped column" tabindex="0"></div><p id="e"></p>`;
const DROPS = `b.ondragstart = event => event.dataTransfer.setData('text/plain', 'b'); const done = $('#done'); done.ondragover = event => event.preventDefault();`;
const DRAG = { action: 'drag', selector: '#b', onto: '#done', ontoName: /Shipped column/ } as const;

/** Switches, choices, fields and cards that go back to where they were, or do not. */
export const controlsBack: readonly TruthCase[] = [
  acted(
    'a switch flips back by itself after 500 ms, without a request or a word',
    [tick('#b')],
    app(
      '<label><input type="checkbox" id="b"> Airplane mode</label>',
      'b.onchange = () => setTimeout(() => { b.checked = false; }, 500);',
    ),
    failed(),
    /b:false/,
  ),
  acted(
    'a switch flips back after 1.2 s with only an icon',
    [tick('#b')],
    {
      'GET /': app(
        '<label><input type="checkbox" role="switch" id="b"> Share my place</label> <span id="e"></span>',
        `b.onchange = async () => { const { ok } = await api('/x'); if (!ok) { b.checked = false; e.textContent = '⚠️'; } };`,
      ),
      'POST /x': BROKEN(1200),
    },
    failed(),
    /b:false[\s\S]*|⚠️/,
  ),
  acted(
    'a choice is put back after 700 ms, silently',
    [select('#b', 'owner')],
    {
      'GET /': app(
        '<select id="b" aria-label="Role"><option value="guest">Guest</option><option value="owner">Owner</option></select>',
        `b.onchange = async () => { const { ok } = await api('/x'); if (!ok) b.value = 'guest'; };`,
      ),
      'POST /x': BROKEN(700),
    },
    failed(),
    /b=guest/,
  ),
  acted(
    'a field is put back to its old value after 500 ms',
    [fill('#v', '5000')],
    app(
      '<label>Limit <input id="v" value="100"></label>',
      `$('#v').oninput = () => setTimeout(() => { $('#v').value = '100'; }, 500);`,
    ),
    failed(),
    /v=100/,
  ),
  acted(
    'a card dragged over, and back after 1.1 s without a word',
    [DRAG],
    {
      'GET /': app(
        BOARD,
        `${DROPS} done.ondrop = async event => { event.preventDefault(); done.append(b); const { ok } = await api('/x'); if (!ok) $('#todo').append(b); };`,
      ),
      'POST /x': BROKEN(1100),
    },
    failed(),
    { requests: { 'POST /x': 1 } },
  ),
  acted(
    'a card dragged over and kept, only its place changes',
    [DRAG],
    {
      'GET /': app(
        BOARD,
        `${DROPS} done.ondrop = async event => { event.preventDefault(); done.append(b); await api('/x'); };`,
      ),
      'POST /x': { json: {}, delay: 300 },
    },
    came(),
    { requests: { 'POST /x': 1 } },
  ),
  acted(
    'moved to another column where it must not: the drop is ignored',
    [DRAG],
    app(BOARD, `${DROPS} done.ondrop = event => { event.preventDefault(); };`),
    failed(),
    /Card one/,
  ),
  acted(
    'a like that stays after a second thought: on, off, on',
    [click('#b')],
    {
      'GET /': onClick(
        '<button id="b" aria-pressed="false">♡ Like</button>',
        `const set = on => { b.ariaPressed = String(on); b.textContent = on ? '♥ Liked' : '♡ Like'; }; set(true); await wait(300); set(false); const { ok } = await api('/x'); set(ok);`,
      ),
      'POST /x': { json: {}, delay: 300 },
    },
    came(),
    /♥ Liked/,
  ),
];
