import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

// What a person read around a target when they were asked is a part of what they approved.
const show = inBrowser();

const on = (action: string, selector: string, params: Action['params'] = {}): Action => ({
  action,
  target: { selector },
  params,
});

/** Shows the card, lets the page or the person do something, and runs what was approved. */
async function approveAfter(
  page: TestPage,
  action: Action,
  meanwhile: () => Promise<unknown>,
): Promise<Outcome> {
  const card = await page.preview(action);
  if (card.status !== 'bound') throw new Error(JSON.stringify(card));
  await meanwhile();
  const { binding } = card;
  return page.call('runAction', { key: randomUUID(), action, binding, language: 'en' });
}

const PAY = `<form onsubmit="event.preventDefault(); o.textContent = to.value + amount.value">
  <input id=to value=alice style="STYLE"><input id=amount value=10 aria-label=Amount>
  <button>Pay</button></form><p id=o role=status></p>`;

test.each([
  [
    'the question of a dialog',
    '<dialog open><p id=x>Discard the draft?</p><button onclick="did = 1">OK</button></dialog>',
    on('click', 'button'),
    `x.textContent = 'Close the account?'`,
  ],
  [
    'whose row it is',
    '<table><tr><td id=x>Ann</td><td><button onclick="did = 1">Remove</button></td></tr></table>',
    on('click', 'button'),
    `x.textContent = 'Ben'`,
  ],
  [
    'what the row costs',
    '<ul><li>Ticket <b id=x>10 €</b> <button onclick="did = 1">Buy</button></li></ul>',
    on('click', 'button'),
    `x.textContent = '9999 €'`,
  ],
  [
    'a mark of the row that no one sees',
    '<ul><li data-user-id=1>Row <button onclick="did = 1">Remove</button></li></ul>',
    on('click', 'button'),
    `document.querySelector('li').dataset.userId = 2`,
  ],
  [
    'words beside a tick box',
    '<div><b id=x>Cookies</b> <input type=checkbox aria-label=Allow onchange="did = 1"></div>',
    on('check', 'input'),
    `x.textContent = 'The sale of my data'`,
  ],
  [
    'words that stand on a button with another name',
    '<button aria-label=Save onclick="did = 1">Save</button>',
    on('click', 'button'),
    `document.querySelector('button').textContent = 'Remove all'`,
  ],
  [
    'an amount that the page changes',
    PAY.replace('STYLE', '').replace('o.textContent', 'did'),
    on('click', 'button'),
    `amount.value = '9999'`,
  ],
  [
    'a field that style hides',
    PAY.replace('STYLE', 'position: absolute; left: -9999px').replace('o.textContent', 'did'),
    on('click', 'button'),
    `to.value = 'mallory'`,
  ],
  [
    'what Enter would send',
    PAY.replace('STYLE', '').replace('o.textContent', 'did'),
    on('press', '#amount', { key: 'Enter' }),
    `to.value = 'mallory'`,
  ],
])('%s becomes something else: not done', async (_case, html, action, change) => {
  const page = await show(html);
  const outcome = await approveAfter(page, action, () => page.page.evaluate(change));
  expect([outcome.error_type, await page.page.evaluate('window.did')]).toEqual(['ElementChanged', undefined]);
});

test('a correction by the user before approving does not invalidate the approval', async () => {
  const page = await show(PAY.replace('STYLE', ''));
  const outcome = await approveAfter(page, on('click', 'button'), () =>
    page.page.fill('#amount', '20').then(() => page.page.press('#amount', 'End')),
  );
  expect(outcome).toMatchObject({ success: true, page_message: 'alice20' });
});

test.each([
  ['an age', '3 minutes ago', `x.textContent = '4 minutes ago'`],
  ['a badge', '12:01', `x.textContent = '12:02'`],
  ['what nobody reads', '', `x.textContent = '  '`],
])('acts although %s in the row changes', async (_case, text, change) => {
  const page = await show(
    `<ul><li>Post <i id=x>${text}</i><button onclick="this.textContent = 'Liked'">Like</button></li></ul>`,
  );
  const outcome = await approveAfter(page, on('click', 'button'), () => page.page.evaluate(change));
  expect(outcome).toMatchObject({ success: true, value: 'Liked' });
});

test('acts although a price in the row ticks', async () => {
  const page =
    await show(`<ul><li>Share <b id=x>0</b> <button onclick="this.textContent = 'Bought'">Buy</button></li></ul>
    <script>let n = 0; setInterval(() => { x.textContent = ++n; }, 80)</script>`);
  const outcome = await approveAfter(page, on('click', 'button'), () => page.page.waitForFunction('n > 12'));
  expect(outcome).toMatchObject({ success: true });
});

test('does not act on a row whose text the page changed after an approved step: it is shown again', async () => {
  const page =
    await show(`<ul><li><b id=x>Draft</b><input type=checkbox aria-label=Done onchange="x.textContent = 'Done'">
    <button onclick="this.textContent = 'Sent'">Send</button></li></ul>`);
  const outcome = await approveAfter(page, on('click', 'button'), () => page.act(on('check', 'input')));
  expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
});

test('acts after an approved step changed only its own field', async () => {
  const page = await show(`<ul><li><b>Draft</b><input type=checkbox aria-label=Done>
    <button onclick="this.textContent = 'Sent'">Send</button></li></ul>`);
  const outcome = await approveAfter(page, on('click', 'button'), () => page.act(on('check', 'input')));
  expect(outcome).toMatchObject({ success: true, value: 'Sent' });
});
