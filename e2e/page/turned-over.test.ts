import { expect, test } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { approveAfter, on } from './approve-after.ts';
import { runsBatches } from './run-batch.ts';
import { inBrowserWithDone } from './show-done.ts';

// A press does what its card said of the state that it turns over, or nothing.
const show = inBrowserWithDone();
const runBatch = runsBatches(show);

const turn = (state: string): string =>
  `${state}=false onclick="this.setAttribute('${state}', this.getAttribute('${state}') !== 'true'); did = 1"`;

interface Control {
  name: string;
  html: string;
  /** Whether it is on, open or checked; and how a page turns it over. */
  isOn: string;
  turn: string;
  sentence: string;
  /** What a refusal says of it. */
  states: readonly [off: string, on: string];
}

const drawn = (name: string, state: string, role: string): Omit<Control, 'sentence' | 'states'> => ({
  name,
  html: `<button id=t ${role} ${turn(state)}>Show news</button>`,
  isOn: `t.getAttribute('${state}') === 'true'`,
  turn: `t.setAttribute('${state}', t.getAttribute('${state}') !== 'true')`,
});

type Words = Pick<Control, 'sentence' | 'states'>;
const TURNED_ON: Words = { sentence: 'Click … to turn it on', states: ['off', 'on'] };
const OPENED: Words = { sentence: 'Click … to open it', states: ['closed', 'open'] };
const CHECKED: Words = { sentence: 'Click … to check it', states: ['unchecked', 'checked'] };

const NATIVE: Control = {
  name: 'a checkbox',
  html: '<label><input type=checkbox id=t onclick="did = 1"> Newsletter</label>',
  isOn: 't.checked',
  turn: 't.checked = !t.checked',
  ...CHECKED,
};

const CONTROLS: Control[] = [
  NATIVE,
  { ...drawn('a switch', 'aria-checked', 'role=switch'), ...TURNED_ON },
  { ...drawn('a pressed button', 'aria-pressed', ''), ...TURNED_ON },
  { ...drawn('a disclosure', 'aria-expanded', ''), ...OPENED },
  {
    name: 'details',
    html: '<details id=d><summary id=t onclick="did = 1">More</summary><p>All of it</p></details>',
    isOn: 'd.open',
    turn: 'd.open = !d.open',
    ...OPENED,
  },
  {
    name: 'a popover',
    html: '<button id=t popovertarget=p onclick="did = 1">Menu</button><div id=p popover>Profile</div>',
    isOn: "p.matches(':popover-open')",
    turn: 'p.togglePopover()',
    ...OPENED,
  },
  { ...drawn('a drawn menu item', 'aria-checked', 'role=menuitemcheckbox'), ...CHECKED },
];

const click = on('click', '#t');
const PRESSES = [click, on('press', '#t', { key: 'Space' }), on('press', '#t', { key: 'Enter' })];

const onEach = CONTROLS.flatMap(control =>
  // Enter does nothing to a box.
  PRESSES.slice(0, control === NATIVE ? 2 : 3).map(action => ({ control, action })),
).map(each => ({ ...each, by: String(each.action.params.key ?? 'click') }));

test.each(casesForRun(onEach, 9))('$control.name that was turned over is not pressed by $by', async each => {
  const { control, action } = each;
  const page = await show(control.html);
  const turned = await approveAfter(page, action, () => page.page.evaluate(control.turn));
  expect(turned).toMatchObject({ success: false, error_type: 'ElementChanged' });
  const [off, on] = control.states;
  expect(turned.message).toContain(`was ${off} when this was shown and is ${on} now`);
  expect(await page.page.evaluate(control.isOn)).toBe(true);
  // As it was shown, it is pressed.
  await approveAfter(page, action, async () => undefined);
  expect(await page.page.evaluate(control.isOn)).toBe(false);
});

test.each(CONTROLS)('the card of a click on $name says what that does', async ({ html, sentence, turn }) => {
  const page = await show(html);
  expect(await page.preview(click)).toMatchObject({ sentence });
  await page.page.evaluate(turn);
  const back = sentence.replace(/\b(?:check|on|open)\b/u, word =>
    word === 'on' ? 'off' : word === 'open' ? 'close' : 'uncheck',
  );
  expect(await page.preview(click)).toMatchObject({ sentence: back });
});

test('the card says nothing where it is not known', async () => {
  const page = await show(`<button id=t>Save</button><a id=l href=/next aria-expanded=false>Products</a>
    <div id=m role=checkbox aria-checked=mixed tabindex=0>All</div><div role=tree><div id=i role=treeitem aria-expanded=false tabindex=0>Inbox</div></div>`);
  for (const selector of ['#t', '#l', '#m', '#i'])
    expect(await page.preview(on('click', selector)), selector).not.toHaveProperty('sentence');
});

test.each([
  ['a button that says only later that it is off', '<button id=t>Like</button>', "t.ariaPressed = 'false'"],
  ['a box that becomes partly checked', NATIVE.html, 't.indeterminate = true'],
  [
    'a menu that says only while it is open that it is',
    `<button id=t aria-expanded=false>Menu</button>`,
    "t.removeAttribute('aria-expanded')",
  ],
  ['a radio button that is chosen already', '<input type=radio id=t aria-label=One>', 't.checked = true'],
  [
    'what was turned over and back',
    CONTROLS[1]?.html ?? '',
    `t.ariaChecked = 'true'; t.ariaChecked = 'false'`,
  ],
  [
    'a link that opens a menu under the pointer',
    '<a id=t href=/next aria-expanded=false onclick="event.preventDefault()" onmouseover="t.ariaExpanded = `true`">Products</a>',
    'undefined',
  ],
])('%s is clicked', async (_what, html, meanwhile) => {
  const page = await show(html);
  await page.page.evaluate(() =>
    document.querySelector('#t')?.addEventListener('click', () => Object.assign(window, { did: 1 })),
  );
  await approveAfter(page, click, () => page.page.evaluate(meanwhile));
  expect(await page.page.evaluate('window.did')).toBe(1);
});

test.each([
  ['a button that turns out to be on', '<button id=t>Like</button>', "t.ariaPressed = 'true'"],
  [
    'a partly checked box that is now off',
    '<div id=t role=checkbox aria-checked=mixed tabindex=0>All</div>',
    "t.ariaChecked = 'false'",
  ],
  [
    'a box with a word of its label',
    '<label>A<b id=t>ll</b> <input id=x type=checkbox></label>',
    'x.checked = true',
  ],
  [
    'a picture in a button',
    '<button aria-pressed=false id=b><img id=t width=9 height=9 alt=Like></button>',
    "b.ariaPressed = 'true'",
  ],
])('%s is not clicked', async (_what, html, meanwhile) => {
  const page = await show(html);
  const outcome = await approveAfter(page, click, () => page.page.evaluate(meanwhile));
  expect(outcome).toMatchObject({ error_type: 'ElementChanged', message: expect.stringContaining(' now,') });
});

test('a menu that the person opened meanwhile is not closed, and can be closed by another approval', async () => {
  const page = await show(CONTROLS[3]?.html ?? '');
  const isOpen = () => page.page.evaluate(CONTROLS[3]?.isOn ?? '');
  const outcome = await approveAfter(page, click, () => page.page.click('#t'));
  expect(outcome).toMatchObject({
    error_type: 'ElementChanged',
    message: expect.stringContaining('is open now'),
  });
  expect(await isOpen()).toBe(true);
  expect(await page.act(click)).toMatchObject({ success: true });
  expect(await isOpen()).toBe(false);
});

test('an approval turns over once', async () => {
  const page = await show(CONTROLS[1]?.html ?? '');
  const preview = await page.preview(click);
  const binding = preview.status === 'bound' ? preview.binding : undefined;
  const run = (key: string) => page.call('runAction', { key, action: click, binding, language: 'en' });
  const outcomes = [await run('one'), await run('one')];
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(await page.page.getAttribute('#t', 'aria-checked')).toBe('true');
});

/** Kits answer a press before its click. */
test.each([
  ['mousedown', 'a menu', 'aria-expanded'],
  ['pointerdown', 'a switch', 'aria-checked'],
  ['mouseover', 'a menu under the pointer', 'aria-expanded'],
])('what a page turns over at %s, for %s, is not turned back by the click', async (event, _what, state) => {
  const page = await show(
    `<button id=t ${state === 'aria-checked' ? 'role=switch' : ''} ${turn(state)}>Menu</button><script>t.addEventListener('${event}', () => t.setAttribute('${state}', 'true'))</script>`,
  );
  const outcome = await page.act(click);
  expect(outcome).toMatchObject({ success: true, message: expect.stringContaining('before the click') });
  expect(await page.page.getAttribute('#t', state)).toBe('true');
});

test('a drawn switch takes keys of its own', async () => {
  const page = await show(
    `<div id=t role=switch tabindex=0 aria-checked=false onkeydown="if (event.key === ' ') t.ariaChecked = String(t.ariaChecked !== 'true')">News</div>`,
  );
  const space = on('press', '#t', { key: 'Space' });
  expect(await page.preview(space)).toMatchObject({ sentence: 'Press a key on … to turn it on' });
  expect(await page.preview(on('press', '#t', { key: 'Enter' }))).not.toHaveProperty('sentence');
  expect(await page.act(space)).toMatchObject({ success: true, effect: 'changed' });
  expect(await page.page.getAttribute('#t', 'aria-checked')).toBe('true');
  const turned = await approveAfter(page, space, () => page.page.evaluate("t.ariaChecked = 'false'"));
  expect(turned).toMatchObject({ error_type: 'ElementChanged' });
  expect(await page.page.getAttribute('#t', 'aria-checked')).toBe('false');
});

const MENU = `<button id=t aria-expanded=false onclick="t.ariaExpanded = String(t.ariaExpanded !== 'true')">Menu</button><button id=x onclick="did = 1">Item</button>`;
const ITEM: Action = on('click', '#x');

test('a row follows what an earlier one of the same card left', async () => {
  const { outcomes } = await runBatch(MENU, [click, ITEM, click]);
  expect(outcomes).toMatchObject([{ success: true }, {}, { success: true }]);
});

test('a row does not undo what another one of the same card did to its target', async () => {
  const html = `<button id=t onclick="for (const box of [a, b]) box.checked = true">Select all</button>
    <label><input type=checkbox id=a> One</label> <label><input type=checkbox id=b> Two</label>`;
  const { outcomes } = await runBatch(html, [click, on('click', '#b')]);
  expect(outcomes).toMatchObject([{ success: true }, { error_type: 'ElementChanged' }]);
});
