import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowserWithDone } from './show-done.ts';

// What a page makes something else of while it is being used is not used.
const show = inBrowserWithDone();

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

interface Action {
  action: string;
  target: { selector: string };
  params?: Record<string, unknown>;
}

const press = (key: string) => ({ action: 'press', target: { selector: '#a' }, params: { key } });
const ON_A = { target: { selector: '#a' } };
const CHECK = { action: 'check', target: { selector: '#a' } };

test.each(
  casesForRun(
    [
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
      ...[
        ['the address of the form around a drawn button', `x.form.action = 'https://evil.test/'`],
        ['the method of that form', `x.form.method = 'post'`],
        ['a hidden field of that form', `x.value = 'XX9'`],
        ['a new field of that form', `x.insertAdjacentHTML('afterend', '<input type=hidden name=cc>')`],
      ].map(([what, script]): [string, Action, string] => [
        `click: ${what} is another`,
        { action: 'click', ...ON_A },
        `<form action=/pay><input type=hidden id=x name=to value=ada><div id=a role=button tabindex=0
      onfocus="${script}" onclick="did = 1">Pay</div></form>`,
      ]),
      ...[
        ['the picture', `x.src = '/mallory.png'`],
        ['a picture behind', `y.style.backgroundImage = 'url(/mallory.png)'`],
        ['a title', `y.title = 'Mallory'`],
        ['a label', `y.ariaLabel = 'Mallory'`],
      ].map(([what, script]): [string, Action, string] => [
        `click: ${what} in its row is another`,
        { action: 'click', ...ON_A },
        `<ul><li><img id=x src=/ada.png alt="" width=9 height=9> <b id=y>Ada</b>
      <button id=a onmousedown="${script}" onclick="did = 1">Remove</button></li></ul>`,
      ]),
      [
        'select: the row is another as the list opens',
        { action: 'select', ...ON_A, params: { value: 'editor' } },
        `<table><tr><td id=x>Ada<td><div id=a role=combobox tabindex=0 aria-expanded=false aria-controls=l aria-label=Role
      onmousedown="x.textContent = 'Mallory'" onclick="l.hidden = false; did = 1">user</div>
      <div id=l role=listbox hidden><div role=option>user</div><div role=option>editor</div></div></table>`,
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
        ].map(([what, script]): [string, Action, string] => [
          `${action}: ${what} is another at focus`,
          { ...ON_A, action, params: { value: 'Ada' } },
          `<form action=/x><input id=a name=nick aria-label=Name onfocus="${script}" oninput="did = 1"></form>`,
        ]),
      ),
      [
        'double_click: its row is another',
        { action: 'double_click', target: { selector: '#a' }, params: {} },
        `<ul><li><b id=x>Ada</b> <button id=a onmousedown="x.textContent = 'Mallory'" ondblclick="did = 1" onclick="did = 1">Open</button></ul>`,
      ],
      [
        'select: the name is another',
        { action: 'select', target: { selector: '#a' }, params: { value: 'Alice' } },
        `<select id=a aria-label=To onfocus="this.name = 'payer'" onchange="did = 1"><option value=0>-<option value=alice>Alice</select>`,
      ],
    ],
    10,
  ),
)('%s → not done', async (_case, action, html) => {
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

test.each([
  ['mouseover', 'so nothing was done'],
  ['mousedown', 'may have acted on the press already'],
])('says whether the page may have acted on a press: changed at %s', async (type, words) => {
  const page = await show(
    `<ul><li><b id=x>Ada</b> <button id=a on${type}="x.textContent = 'Mallory'">Pay</button></ul>`,
  );
  const outcome = await page.act({ action: 'click', target: { selector: '#a' } });
  expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(outcome.message).toContain(words);
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

test.each([
  ['the heading', `x.textContent = 'Sign in to your bank'`],
  ['the text above', `y.textContent = 'Enter the PIN of your card.'`],
  ['the name of the field', `a.name = 'pin'`],
  ['what the browser fills in', `a.autocomplete = 'current-password'`],
  ['the label', `z.textContent = 'PIN'`],
])('types no further where %s becomes another after the first character', async (_what, script) => {
  const page = await show(`<h2 id=x>Sign up for news</h2><div><p id=y>We send one mail a week.</p>
    <label for=a id=z>Name</label> <input id=a oninput="${script}"></div>`);
  await page.act({ action: 'type', ...ON_A, params: { value: 'Ada' } });
  expect(await page.page.evaluate('a.value')).toBe('A');
});

const SAVE = `<button id=a onmousedown="go()" onclick="did = 1">Save</button>`;

test.each<[string, Action, string]>([
  [
    'a menu over the page closes',
    { action: 'click', ...ON_A },
    `<section>Menu<div id=x style="position:absolute">Rename Copy</div>${SAVE}</section><script>go = () => x.remove()</script>`,
  ],
  [
    'the title of its row makes way for a tip',
    { action: 'click', ...ON_A },
    `<ul><li>Ada <span id=x title="Saves her row">${SAVE}</span></li></ul><script>go = () => x.removeAttribute('title')</script>`,
  ],
  [
    'the picture of its row loads',
    { action: 'click', ...ON_A },
    `<ul><li>Ada <img id=x src="data:," alt="" width=9 height=9>${SAVE}</li></ul><script>go = () => { x.src = '/ada.png' }</script>`,
  ],
  [
    'the words in the field become a label above',
    { action: 'fill', ...ON_A, params: { value: 'Ada' } },
    `<div id=x><input id=a placeholder=Name onfocus="this.placeholder = ''; x.insertAdjacentHTML('afterbegin', '<label for=a>Name</label>')" oninput="did = 1"></div>`,
  ],
  [
    'suggestions close at Enter',
    press('Enter'),
    `<form onsubmit="event.preventDefault(); did = 1"><input id=a aria-label=Search onkeydown="x.remove()"><ul id=x><li>hat box</li></ul></form>`,
  ],
  [
    'the counter in the row of a typed field goes on',
    { action: 'type', ...ON_A, params: { value: 'Ada' } },
    `<table><tr><td>Note<td><input id=a aria-label=Note oninput="x.textContent = value.length + '/20'; did = 1"><small id=x>0/20</small></table>`,
  ],
])('acts although %s', async (_case, action, html) => {
  const page = await show(html);
  await page.act(action);
  expect(await page.page.evaluate('window.did')).toBe(1);
});
