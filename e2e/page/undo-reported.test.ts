import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { inBrowser } from './show.ts';

// An undo reports the page's response, and keeps the person's later text.
const show = inBrowser();

async function undoAfter(html: string, action: Action, meanwhile: string) {
  const page = await show(html);
  const card = await page.preview(action);
  const key = randomUUID();
  const binding = card.status === 'bound' ? card.binding : undefined;
  await page.call('runAction', { key, action, binding, language: 'en' });
  await page.page.evaluate(meanwhile);
  const outcome = await page.call<Outcome>('undoAction', { key, language: 'en' });
  return { page, outcome };
}
const fill = (selector: string): Action => ({
  action: 'fill',
  target: { selector },
  params: { value: 'new text' },
});

test('a form that the page sends at the undo is reported', async () => {
  const { outcome } = await undoAfter(
    `<form id=f onsubmit="event.preventDefault(); o.textContent = 'Sent'"><input id=a aria-label=A></form><p id=o role=status></p>`,
    fill('#a'),
    `a.addEventListener('change', () => f.requestSubmit())`,
  );
  expect(outcome).toMatchObject({ success: true, effect: 'submitted', page_message: 'Sent' });
});

test('keeps text that the person joined in an editor since', async () => {
  const { page, outcome } = await undoAfter(
    '<div id=e contenteditable aria-label=E>old</div>',
    fill('#e'),
    `e.textContent = 'newtext'`,
  );
  expect([outcome.error_type, await page.page.evaluate('e.textContent')]).toEqual([
    'ElementChanged',
    'newtext',
  ]);
});

test('reports that a submission cannot be undone', async () => {
  const { outcome } = await undoAfter(
    `<form><select aria-label=S onchange="form.requestSubmit()"><option>a<option>b</select></form>
    <script>addEventListener('submit', event => event.preventDefault())</script>`,
    { action: 'select', target: { selector: 'select' }, params: { value: 'b' } },
    '1',
  );
  expect(outcome).toMatchObject({ success: false, message: expect.stringContaining('already sent') });
});

test('reports an undo through an option with another effect by now', async () => {
  const page =
    await show(`<div id=w role=combobox tabindex=0 aria-haspopup=listbox aria-controls=l aria-label=Color
      onclick="l.hidden = false">red</div>
    <ul id=l role=listbox hidden><li role=option>red</li><li role=option>blue</li></ul><p id=o></p>
    <script>for (const one of l.children) one.onclick = () => { w.textContent = one.textContent; l.hidden = true }</script>`);
  const action = { action: 'select', target: { selector: '#w' }, params: { value: 'blue' } };
  const bound = await page.preview(action);
  const { binding } = bound.status === 'bound' ? bound : { binding: undefined };
  await page.call('runAction', { key: 'k', action, binding, language: 'en' });
  await page.page.evaluate(
    `l.children[0].onclick = () => { o.textContent = 'All deleted'; l.hidden = true }`,
  );
  expect(await page.call('undoAction', { key: 'k', language: 'en' })).toMatchObject({
    success: false,
    message: expect.stringContaining('may have done something else'),
  });
});
