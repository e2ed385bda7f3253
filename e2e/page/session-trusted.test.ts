import { afterAll, beforeAll, expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { type SessionClient, type SessionRelay, startSessionRelay } from './session-relay.ts';

/** A page that answers real input alone. `said` is what it got. */
const page = (body: string, script: string): string =>
  `<!doctype html><title>Strict</title><p role=status id=said></p>${body}<script>
    const say = text => { document.querySelector('#said').textContent = text; };
    const t = document.querySelector('#t');
    const on = (type, answer, at = t) => at.addEventListener(type, event => { if (event.isTrusted) answer(event); });
    ${script}
  </script>`;

const CLICK = page('<button id=t>Pay</button>', "on('click', () => say('Paid'));");

interface Case {
  html: string;
  action: { action: string; target?: object; params?: object };
  /** Of the answer with real input. */
  expected: object;
  /** Of the answer without. */
  refused?: object;
}

const AT = { selector: '#t' };
const CHANGED = { success: true, effect: 'changed' };

const CASES: Record<string, Case> = {
  'a click': {
    html: CLICK,
    action: { action: 'click', target: AT },
    expected: { ...CHANGED, page_message: 'Paid' },
    refused: { effect: 'needs_user' },
  },
  'a double click': {
    html: page('<div id=t role=button tabindex=0>Open</div>', "on('dblclick', () => say('Opened'));"),
    action: { action: 'dblclick', target: AT },
    expected: { ...CHANGED, page_message: 'Opened' },
  },
  'a menu that opens under a real pointer': {
    html: page('<button id=t>File</button>', "on('pointerenter', () => say('Menu'));"),
    action: { action: 'hover', target: AT },
    expected: { ...CHANGED, page_message: 'Menu' },
    // A pointer of scripts is there all the same.
    refused: { success: true, effect: 'no_change' },
  },
  'a menu of the style sheet alone': {
    html: page(
      '<style>#m { display: none } #t:hover + #m { display: block }</style><button id=t>File</button><ul id=m role=menu><li>Save</ul>',
      '',
    ),
    action: { action: 'hover', target: AT },
    expected: { success: true, effect: expect.stringMatching(/^(changed|opened)$/) },
    refused: { effect: 'needs_user', try_trusted: true },
  },
  'a key': {
    html: page(
      '<input id=t aria-label=Search>',
      "on('keydown', ({ key }) => key === 'Enter' && say('Found'));",
    ),
    action: { action: 'press', target: AT, params: { key: 'Enter' } },
    expected: { page_message: 'Found' },
  },
  typing: {
    html: page(
      '<input id=t aria-label=Code>',
      "t.addEventListener('keydown', e => e.isTrusted || e.preventDefault()); on('input', () => say('Got ' + t.value));",
    ),
    action: { action: 'type', target: AT, params: { value: 'aB ü!' } },
    expected: { success: true, value: 'aB ü!', page_message: 'Got aB ü!' },
  },
  filling: {
    html: page(
      '<label>City <input id=t value=Rome></label>',
      "t.addEventListener('input', e => { if (!e.isTrusted) t.value = 'Rome'; }); on('change', () => say('City is ' + t.value));",
    ),
    action: { action: 'fill', target: AT, params: { value: 'Oslo' } },
    expected: { success: true, value: 'Oslo', page_message: 'City is Oslo' },
  },
  'a checkbox': {
    html: page(
      '<label><input type=checkbox id=t> Terms</label>',
      "t.addEventListener('click', e => e.isTrusted || e.preventDefault());",
    ),
    action: { action: 'check', target: AT },
    expected: CHANGED,
  },
  'a drag of pointer events': {
    html: page(
      '<div id=t style="width:80px;height:40px;background:#9cf;position:absolute;left:20px;top:80px;cursor:grab">Card</div><div id=d style="position:absolute;left:300px;top:80px;width:120px;height:120px;border:1px solid">Done</div>',
      "let held = false; on('pointerdown', () => { held = true; }); on('pointermove', e => { if (held) t.style.left = e.clientX - 40 + 'px'; }, document); on('pointerup', () => { held = false; }, document);",
    ),
    action: { action: 'drag', target: AT, params: { to: '#d' } },
    expected: CHANGED,
  },
  'a drop of the browser': {
    html: page(
      '<div id=t draggable=true style="width:80px">Card</div><div id=d style="margin-top:60px;width:200px;height:100px;border:1px solid">Done</div>',
      "const d = document.querySelector('#d'); on('dragstart', e => e.dataTransfer.setData('text/plain', 'card')); on('dragover', e => e.preventDefault(), d); on('drop', e => { e.preventDefault(); d.append(t); }, d);",
    ),
    action: { action: 'drag', target: AT, params: { to: '#d' } },
    expected: CHANGED,
  },
  'a place of a canvas': {
    html: page(
      '<canvas id=t width=200 height=100 aria-label=Board></canvas>',
      "on('pointerdown', e => { t.getContext('2d').fillRect(e.offsetX - 20, e.offsetY - 20, 40, 40); });",
    ),
    action: { action: 'click', target: AT, params: { x: 0.75, y: 0.5 } },
    expected: CHANGED,
    refused: { effect: 'needs_user' },
  },
  'a target in frames of another site, scaled and scrolled': {
    html: page(
      '<div style="height:1200px"></div><iframe src="{{other}}/frame" width=400 height=260 style="transform:scale(.7)"></iframe>',
      '',
    ),
    action: { action: 'click', target: { role: 'button', name: 'Pay' } },
    expected: { ...CHANGED, page_message: 'Paid' },
    refused: { effect: 'needs_user' },
  },
  'what a user must have activated': {
    html: page(
      '<button id=t>Enter</button>',
      "on('click', async () => { await document.documentElement.requestFullscreen(); say('Full screen'); });",
    ),
    action: { action: 'click', target: AT },
    expected: { success: true, page_message: 'Full screen' },
    refused: { effect: 'needs_user' },
  },
};

/** What a page does under the pointer, to a button of which it notes all that it gets. */
const underPointer = (script: string): string =>
  page(
    '<button id=t>Pay</button><p id=log></p>',
    `const log = document.querySelector('#log');
    const note = (at, name) => {
      for (const type of ['pointerdown', 'pointerup', 'click']) on(type, () => { log.textContent += name + type + ' '; }, at);
    };
    note(t, '');
    const cover = () => {
      document.body.insertAdjacentHTML('beforeend', '<div id=c style="position:fixed;inset:0;opacity:.5;background:#ccc">Ad</div>');
      note(document.querySelector('#c'), 'cover ');
    };
    ${script}`,
  );

interface Unpressed {
  html: string;
  expected: object;
  /** What the page got of the press. */
  got: string;
}

const UNPRESSED: Record<string, Unpressed> = {
  'a target that is covered under the pointer': {
    html: underPointer("on('mousemove', () => setTimeout(cover));"),
    expected: { error_type: 'ElementChanged' },
    got: '',
  },
  'a target that becomes another under the pointer': {
    html: underPointer("on('mousemove', () => setTimeout(() => { t.textContent = 'Delete'; }));"),
    expected: { error_type: 'ElementChanged' },
    got: '',
  },
  'a target that becomes another while it is pressed': {
    html: underPointer("on('mousedown', () => { t.textContent = 'Delete'; });"),
    expected: { error_type: 'ElementChanged', message: expect.stringContaining('click itself was withheld') },
    got: 'pointerdown pointerup',
  },
  'a target that is covered while it is pressed': {
    html: underPointer("on('mousedown', cover);"),
    expected: { error_type: 'ElementChanged', message: expect.stringContaining('no click on it was seen') },
    got: 'pointerdown cover pointerup',
  },
};

/** Controls of which a press turns a state over. The last click says how it left that. */
const turned = (control: string, isOn: string, script = ''): string =>
  page(
    control,
    `t.addEventListener('click', () => setTimeout(() => say(${isOn} ? 'On' : 'Off'))); ${script}`,
  );
const BOX = '<label><input type=checkbox id=t> News</label>';
const SWITCH =
  '<button id=t role=switch aria-checked=false onclick="t.ariaChecked = String(t.ariaChecked !== `true`)">News</button>';
const IS_ON = "t.ariaChecked === 'true'";
const CLICK_IT = { action: 'click', target: AT };
const SPACE = { action: 'press', target: AT, params: { key: 'Space' } };
const ENTER = { action: 'press', target: AT, params: { key: 'Enter' } };

const TURNED: Record<string, Pick<Case, 'html' | 'action'>> = {
  'a box': { html: turned(BOX, 't.checked'), action: CLICK_IT },
  'a box by a key': { html: turned(BOX, 't.checked'), action: SPACE },
  'a partly checked box': { html: turned(BOX, 't.checked', 't.indeterminate = true;'), action: CLICK_IT },
  'a radio button': {
    html: turned('<label><input type=radio id=t> One</label>', 't.checked'),
    action: CLICK_IT,
  },
  'a box that the page turns over under the press': {
    html: turned(
      BOX,
      't.checked',
      "on('mousedown', () => { t.checked = true; }); on('mouseup', () => setTimeout(() => say(t.checked ? 'On' : 'Off')));",
    ),
    action: CLICK_IT,
  },
  'a box that the page turns over under the key': {
    html: turned(BOX, 't.checked', "on('keyup', () => { t.checked = true; say('On'); });"),
    action: SPACE,
  },
  'a switch': { html: turned(SWITCH, IS_ON), action: CLICK_IT },
  'a switch by a key': { html: turned(SWITCH, IS_ON), action: ENTER },
  'a switch that the page turns over under the pointer': {
    html: turned(SWITCH, IS_ON, "on('mousemove', () => { t.ariaChecked = 'true'; say('On'); });"),
    action: CLICK_IT,
  },
  'a switch that the page turns over under the press': {
    html: turned(SWITCH, IS_ON, "on('mouseup', () => { t.ariaChecked = 'true'; say('On'); });"),
    action: CLICK_IT,
  },
  'a switch that the page turns over under the key': {
    html: turned(SWITCH, IS_ON, "on('keydown', () => { t.ariaChecked = 'true'; say('On'); });"),
    action: SPACE,
  },
  details: {
    html: turned('<details id=d><summary id=t>More</summary>All of it</details>', 'd.open'),
    action: CLICK_IT,
  },
};

const FRAMES = {
  '/covered-frame': page(
    '<iframe src="{{other}}/inner" width=300 height=200></iframe><div id=c style="position:fixed;left:0;top:0;width:60px;height:70px;background:#ccc">Ad</div>',
    "on('pointerdown', () => say('The ad'), document.querySelector('#c'));",
  ),
  '/login': page(
    '<label>Password <input id=t type=password></label><iframe src="{{other}}/thief"></iframe>',
    '',
  ),
  '/thief':
    '<!doctype html><input id=got><script>const field = document.querySelector("#got"); setInterval(() => field.focus(), 1);</script>',
  '/leaving': page(
    '<button id=t>Card</button><div id=d style="margin-top:200px">Done</div>',
    "on('mousedown', () => { location.href = '/buttons'; });",
  ),
  '/buttons': page(
    '<button id=t>Next</button>',
    "on('pointerenter', ({ buttons }) => say('Held ' + buttons));",
  ),
  '/frame': '<!doctype html><iframe src="/inner" style="margin:20px;border:5px solid"></iframe>',
  // So small that only its very place is a hit.
  '/inner': page(
    '<button id=t aria-label=Pay style="all:unset;width:9px;height:9px;background:red"></button>',
    "on('click', () => say('Paid'));",
  ),
};

const all = Object.entries({ ...CASES, ...UNPRESSED, ...TURNED }).map(([name, { html }]) => [
  pathOf(name),
  html,
]);
const PAGES = { ...FRAMES, ...Object.fromEntries(all) };

function pathOf(name: string): string {
  return `/${name.replaceAll(' ', '-')}`;
}

let relay: SessionRelay;
let client: SessionClient;
beforeAll(async () => {
  relay = await startSessionRelay(PAGES);
  client = relay.as('acme');
  // As long as it is there, the tenant's Chromium runs on.
  await client.start();
});
afterAll(() => relay.close());

async function open(session: string, path: string): Promise<void> {
  const { status } = await client.post(`${session}/open`, { url: relay.site + path });
  expect(status).toBe(200);
}

const act = async (session: string, body: object) => (await client.post(`${session}/action`, body)).body;

const named = <Given>(given: Record<string, Given>) =>
  Object.entries(given).map(([name, each]) => ({ name, path: pathOf(name), ...each }));

test.concurrent.each(casesForRun(named(CASES), 7))(
  '$name',
  async ({ path, action, expected, refused = {} }) => {
    const session = await client.start();
    await open(session, path);
    const without = await act(session, action);
    const trusted = await act(session, { ...action, trusted: true });
    await client.delete(session);
    expect(without).toMatchObject({ success: false, ...refused });
    expect(trusted).toMatchObject(expected);
  },
);

test.concurrent.each(casesForRun(named(UNPRESSED), 2))(
  '$name gets no click, and the answer says so',
  async ({ path, expected, got }) => {
    const session = await client.start();
    await open(session, path);
    const answer = await act(session, { action: 'click', target: AT, trusted: true });
    const log = await act(session, { action: 'getText', target: { selector: '#log' } });
    await client.delete(session);
    expect(answer).toMatchObject({ success: false, ...expected });
    expect(log.value ?? '').toBe(got);
  },
);

test.concurrent.each(casesForRun(named(TURNED), 4))('$name is turned over once', async ({ path, action }) => {
  const session = await client.start();
  await open(session, path);
  const answer = await act(session, { ...action, trusted: true });
  const said = await act(session, { action: 'getText', target: { selector: '#said' } });
  await client.delete(session);
  expect(answer).toMatchObject({ success: true });
  expect(said).toMatchObject({ value: 'On' });
});

test('what has no real input is refused before anything is done', async () => {
  const session = await client.start();
  await open(session, pathOf('a click'));
  const answer = await client.post(`${session}/action`, { action: 'scroll', target: AT, trusted: true });
  expect(answer).toMatchObject({ status: 400, body: { error: { issues: [{ path: 'trusted' }] } } });
  await client.delete(session);
});

fullTest('a target in a frame is not pressed where the page around covers it', async () => {
  const session = await client.start();
  await open(session, '/covered-frame');
  const target = { role: 'button', name: 'Pay' };
  const answer = await act(session, { action: 'click', target, trusted: true });
  const said = await act(session, { action: 'getText', target: { selector: '#said' } });
  await client.delete(session);
  expect(answer).toMatchObject({ success: false, error_type: 'NotInteractable' });
  expect(said.value ?? '').toBe('');
});

fullTest('a frame of another site that takes the focus gets no password', async () => {
  const session = await client.start();
  await open(session, '/login');
  const fill = { action: 'fill', target: AT, params: { value: 'hunter2 hunter2' } };
  const answer = await act(session, { ...fill, trusted: true });
  const got = await act(session, { action: 'getInputValue', target: { selector: '#got' } });
  await client.delete(session);
  expect(answer).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(got.value ?? '').toBe('');
});

fullTest('no button stays down in the page that a drag led to', async () => {
  const session = await client.start();
  await open(session, '/leaving');
  await act(session, { action: 'drag', target: AT, params: { to: '#d' }, trusted: true });
  const hovered = await act(session, { action: 'hover', target: AT, trusted: true });
  await client.delete(session);
  expect(hovered).toMatchObject({ page_message: 'Held 0' });
});
