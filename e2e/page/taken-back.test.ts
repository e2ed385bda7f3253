import { expect, test } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

// What a page shows at first and takes back when its server or its script refuses did not happen.
const show = inBrowser();
const on = (action: string, selector: string, params: Action['params'] = {}): Action => ({
  action,
  target: { selector },
  params,
});

const TAKEN_BACK = casesForRun<[string, string, Action]>(
  [
    [
      'a switch',
      `<button aria-pressed=false onclick="this.ariaPressed = 'true';
    setTimeout(() => { this.ariaPressed = 'false' }, 450)">Like</button>`,
      on('click', 'button'),
    ],
    [
      'a tick',
      `<input type=checkbox aria-label=C onchange="setTimeout(() => { this.checked = false }, 400)">`,
      on('check', 'input'),
    ],
    [
      'a choice',
      `<select aria-label=S onchange="setTimeout(() => { this.value = 'a' }, 400)"><option value=a>Aa<option value=b>Bb</select>`,
      on('select', 'select', { value: 'Bb' }),
    ],
    [
      'a text',
      `<input aria-label=F oninput="setTimeout(() => { this.value = '' }, 350)">`,
      on('fill', 'input', { value: 'hello' }),
    ],
  ],
  2,
);

test.each(TAKEN_BACK)('%s that the page takes back is no success', async (_case, html, action) => {
  const page = await show(html);
  expect(await page.act(action)).toMatchObject({ success: false });
});

test.each(TAKEN_BACK)(
  '%s that the page takes back is seen by the person meanwhile',
  async (_case, html, action) => {
    const page = await show(html);
    const preview = await page.preview(action);
    const binding = preview.status === 'bound' ? preview.binding : undefined;
    const running = page.call('runAction', { key: 'once', action, binding, language: 'en' });
    expect(await page.call('sightedOutcomeOf', { key: 'once' })).toMatchObject({
      outcome: { success: true },
    });
    expect(await running).toMatchObject({ success: false });
  },
);

test('a lone action is watched for longer than one with more to come', async () => {
  const page = await show(`<button aria-pressed=false onclick="this.ariaPressed = 'true';
    setTimeout(() => { this.ariaPressed = 'false' }, 1_100)">Like</button>`);
  const preview = await page.preview(on('click', 'button'));
  const binding = preview.status === 'bound' ? preview.binding : undefined;
  const approved = { key: 'like', action: on('click', 'button'), binding, language: 'en' };
  expect(await page.call('runAction', approved)).toMatchObject({ success: false });
});

test('an order number with a dialog about it is written, and Enter is not pressed', async () => {
  const page = await show(`<form id=f onsubmit="event.preventDefault(); did = a.value">
    <input id=a aria-label=Order onkeydown="if (event.key === 'Enter') f.requestSubmit()" oninput="p.hidden = false">
    <div id=p role=dialog hidden>We found 1 order</div></form>`);
  const outcome = await page.act(on('fill', '#a', { value: '2026-11' }));
  expect([outcome.success, await page.page.evaluate('window.did')]).toEqual([true, undefined]);
});

const BASKET = `<style>div[role=button] { width: 100px; height: 60px }</style>
  <div role=button id=a draggable=true>Apple</div><div role=button id=b>Basket</div>`;

test.each(
  casesForRun(
    [
      [
        'says that it may not be',
        `a.ondragend = () => o.textContent = 'You may not move this'`,
        'only showed a message',
      ],
      ['takes it and shows nothing', 'b.ondragover = e => e.preventDefault()', 'The page handled the drop'],
      [
        'marks only that it is dragged',
        `a.ondragstart = () => a.classList.add('dragging')`,
        'by hand|to drag it',
      ],
    ],
    2,
  ),
)('a drag at which the page %s is no success', async (_case, script, message) => {
  const page = await show(`${BASKET}<p id=o role=alert></p><script>${script}</script>`);
  const [[elementId], [to]] = await Promise.all([page.idsOf('Apple'), page.idsOf('Basket')]);
  const outcome = await page.act({ action: 'drag', target: { elementId }, params: { to } });
  expect(outcome).toMatchObject({ success: false, message: expect.stringMatching(message) });
});

test.each(
  casesForRun(
    [
      ['another one is shown whose name holds it', `w.textContent = 'Infrared'; l.hidden = true`, 'hidden'],
      ['a list that is always open ignores it', '', ''],
    ],
    1,
  ),
)('reports no choice when %s', async (_case, onclick, hidden) => {
  const list = `<ul id=l role=listbox aria-label=Color tabindex=0 ${hidden}>
    <li role=option onclick="${onclick}">red</li><li role=option>blue</li></ul>`;
  const box = `<div><div id=w role=combobox tabindex=0 aria-haspopup=listbox aria-controls=l aria-label=Color
    onclick="l.hidden = false">Pick</div></div>`;
  const page = await show(hidden ? box + list : list);
  expect(await page.act(on('select', hidden ? '#w' : '#l', { value: 'red' }))).toMatchObject({
    success: false,
  });
});

test('a password in a frame of the same site is masked where the page quotes it', async () => {
  const page = await show(`<iframe id=f srcdoc="<input type=password value=hunter2-s3cret>"></iframe>
    <button onclick="o.textContent = 'Bad ' + f.contentDocument.querySelector('input').value">Go</button><p id=o role=alert></p>`);
  expect(JSON.stringify(await page.act(on('click', 'button')))).not.toContain('hunter2');
});
