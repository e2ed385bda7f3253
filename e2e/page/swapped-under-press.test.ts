import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

// What a page makes something else of while it is being used is not used.
const show = inBrowser();

const zones = (attributes: string, script: string) => `<style>div[role=button] {
    width: 100px; height: 60px; border: 1px solid; position: absolute; top: 0 }</style>
  <div role=button id=a ${attributes}>Apple</div>
  <div role=button id=b style="left: 200px">Basket</div>
  <div role=button id=t style="left: 400px">Trash</div><script>${script}</script>`;
const BY_MOUSE = `let isDown;
  a.addEventListener('mousedown', () => { isDown = true; });
  for (const zone of [b, t]) zone.addEventListener('mouseup', () => { if (isDown) did = zone.textContent; });`;
const BY_DATA = `a.ondragstart = event => event.dataTransfer.setData('text', 'a');
  for (const zone of [b, t]) {
    zone.ondragover = event => event.preventDefault();
    zone.ondrop = () => { did = a.textContent + zone.textContent; };
  }`;
const SWAP = `{ b.style.left = '400px'; t.style.left = '200px'; }`;

test.each([
  [
    'mouse: the zones change places',
    '',
    `${BY_MOUSE} let n = 0; addEventListener('mousemove', () => { if (++n === 7) ${SWAP} });`,
  ],
  [
    'mouse: at the last movement',
    '',
    `${BY_MOUSE} let n = 0; addEventListener('mousemove', () => { if (++n === 9) ${SWAP} });`,
  ],
  [
    'mouse: the zone is renamed',
    '',
    `${BY_MOUSE} addEventListener('mousemove', () => { b.textContent = 'Trash'; });`,
  ],
  [
    'data: the zones change places',
    'draggable=true',
    `${BY_DATA} b.addEventListener('dragover', () => ${SWAP});`,
  ],
  [
    'data: the source is renamed',
    'draggable=true',
    `${BY_DATA} a.addEventListener('dragstart', () => { a.textContent = 'All my files'; });`,
  ],
])('drag by %s → not dropped', async (_case, attributes, script) => {
  const page = await show(zones(attributes, script));
  const [[elementId], [to]] = await Promise.all([page.idsOf('Apple'), page.idsOf('Basket')]);
  const outcome = await page.act({ action: 'drag', target: { elementId }, params: { to } });
  expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(await page.page.evaluate('window.did')).toBeUndefined();
});

test.each([
  [
    'a copy that follows the pointer',
    `const copy = a.cloneNode(true); a.addEventListener('mousedown', () => document.body.append(copy));
    addEventListener('mousemove', event => { copy.style.left = event.clientX - 50 + 'px'; });
    copy.addEventListener('mouseup', () => { did = 'Basket'; });`,
  ],
  [
    'the source itself',
    `a.addEventListener('mousedown', () => { a.style.zIndex = 1; });
    addEventListener('mousemove', event => { a.style.left = event.clientX - 50 + 'px'; });
    a.addEventListener('mouseup', () => { did = 'Basket'; });`,
  ],
])('drag: under %s it is dropped', async (_case, script) => {
  const page = await show(zones('', script));
  const [[elementId], [to]] = await Promise.all([page.idsOf('Apple'), page.idsOf('Basket')]);
  expect(await page.act({ action: 'drag', target: { elementId }, params: { to } })).toMatchObject({
    success: true,
  });
  expect(await page.page.evaluate('window.did')).toBe('Basket');
});

const press = (key: string) => ({ action: 'press', target: { selector: '#a' }, params: { key } });
const ON_A = { target: { selector: '#a' } };
const CHECK = { action: 'check', target: { selector: '#a' } };

test.each([
  [
    'Enter: the button is renamed',
    press('Enter'),
    `<button id=a onkeydown="this.textContent = 'Delete all'" onclick="did = 1">Save</button>`,
  ],
  [
    'Space: the button is renamed',
    press('Space'),
    `<button id=a onkeydown="this.ariaLabel = 'Delete all'" onclick="did = 1">Save</button>`,
  ],
  [
    'Enter: the button that it presses is renamed',
    press('Enter'),
    `<form onsubmit="event.preventDefault(); did = 1"><input id=a aria-label=Q onkeydown="b.textContent = 'Delete all'"><button id=b>Search</button></form>`,
  ],
  [
    'check: the label is another',
    CHECK,
    `<label id=l for=a>Newsletter</label><input id=a type=checkbox onmousedown="l.textContent = 'Sell my data'" onchange="did = 1">`,
  ],
  [
    'select: the value behind the label is another',
    { action: 'select', target: { selector: '#a' }, params: { value: 'Alice' } },
    `<select id=a aria-label=To onfocus="this.options[1].value = 'mallory'" onchange="did = 1"><option value=0>-<option value=alice>Alice</select>`,
  ],
  [
    'select: the label is another',
    { action: 'select', target: { selector: '#a' }, params: { value: 'Alice' } },
    `<select id=a aria-label=To onfocus="this.options[1].label = 'Mallory'" onchange="did = 1"><option value=0>-<option value=alice>Alice</select>`,
  ],
  [
    'click: its row is another',
    { action: 'click', target: { selector: '#a' } },
    `<ul><li><b id=x>Ann</b> <button id=a onmousedown="x.textContent = 'Ben'" onclick="did = 1">Remove</button></li></ul>`,
  ],
  [
    'click: a hidden field is another',
    { action: 'click', target: { selector: '#a' } },
    `<form onsubmit="event.preventDefault(); did = 1"><input id=x type=hidden name=iban value=DE1><button id=a onfocus="x.value = 'XX9'">Pay</button></form>`,
  ],
  [
    'Enter: the heading above is another',
    press('Enter'),
    `<h2 id=x>Pay Ada</h2><form onsubmit="event.preventDefault(); did = 1"><input id=a aria-label=Note onkeydown="x.textContent = 'Pay Mallory'"><button>Pay</button></form>`,
  ],
  ...['fill', 'type'].flatMap(action =>
    [
      ['the type', `this.type = 'password'`],
      ['the destination', `this.form.action = 'https://evil.test/'`],
      ['the name', `this.name = 'password'`],
      ['the label', `this.ariaLabel = 'Password'`],
    ].map(([what, script]): [string, { action: string; params: Record<string, unknown> }, string] => [
      `${action}: ${what} is another at focus`,
      { ...ON_A, action, params: { value: 'Ada' } },
      `<form action=/x><input id=a name=nick aria-label=Name onfocus="${script}" oninput="did = 1"></form>`,
    ]),
  ),
  [
    'select: the name is another',
    { action: 'select', target: { selector: '#a' }, params: { value: 'Alice' } },
    `<select id=a aria-label=To onfocus="this.name = 'payer'" onchange="did = 1"><option value=0>-<option value=alice>Alice</select>`,
  ],
])('%s → not done', async (_case, action, html) => {
  const page = await show(html);
  expect(await page.act(action)).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(await page.page.evaluate('window.did')).toBeUndefined();
});

test('reports what happened where the page answers the press before the click', async () => {
  const page =
    await show(`<svg width=90 height=90><circle id=a cx=40 cy=40 r=30 tabindex=0 role=button aria-label=A
    onmousedown="this.remove(); o.textContent = 'Episode won'"></circle></svg><p id=o role=status></p>`);
  const outcome = await page.act({ action: 'click', target: { selector: '#a' } });
  expect(outcome).toMatchObject({ success: true, page_message: 'Episode won' });
  expect(outcome.message).toContain('no click was sent');
});

test('does not report a button as answered that the page drew again', async () => {
  const page = await show(
    `<div id=d><button id=a onmousedown="d.innerHTML = '<button>Save</button>'">Save</button></div>`,
  );
  const outcome = await page.act({ action: 'click', target: { selector: '#a' } });
  expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
});

test.each(['popovertarget', 'commandfor', 'command'])(
  'does not press a button whose %s changed since its card',
  async name => {
    const page = await show(`<button ${name}=a onclick="did = 1">Open</button><p id=a></p><p id=b></p>`);
    const action = { action: 'click', target: { selector: 'button' }, params: {} };
    const bound = await page.preview(action);
    await page.page.evaluate(`document.querySelector('button').setAttribute('${name}', 'b')`);
    const binding = bound.status === 'bound' ? bound.binding : undefined;
    const outcome = await page.call('runAction', { key: name, action, binding, language: 'en' });
    expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
    expect(await page.page.evaluate('window.did')).toBeUndefined();
  },
);
