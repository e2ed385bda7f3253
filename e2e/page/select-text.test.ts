import { expect, test } from 'vitest';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const select = (params: Record<string, unknown>, target: Record<string, string> = {}) => ({
  action: 'select_text',
  target,
  params,
});

const selected = ({ page }: TestPage): Promise<string> =>
  page.evaluate(() => String(document.getSelection()));

const TERMS = `<h1>Terms</h1><p id=a>We offer <b>free returns</b> within 30 days.</p><p id=b>After 30 days, ask us.</p>
  <p hidden>free shipping</p>`;

test('selects a quote across elements, shows it on the card and reads it back', async () => {
  const page = await show(TERMS);
  const action = select({ quote: 'free returns within 30 days' });
  expect(await page.preview(action)).toMatchObject({ effect: 'acts', after: 'free returns within 30 days' });
  expect(await page.act(action)).toMatchObject({
    success: true,
    effect: 'changed',
    value: 'free returns within 30 days',
  });
  expect(await selected(page)).toBe('free returns within 30 days');
});

test.each([
  ['several places', { quote: '30 days' }, 'InvalidArgument', '2 times'],
  ['no place', { quote: '31 days' }, 'ElementNotFound', 'does not contain'],
  ['a hidden text', { quote: 'free shipping' }, 'ElementNotFound', 'does not contain'],
])('a quote of %s is refused', async (_what, params, error_type, words) => {
  const page = await show(TERMS);
  const outcome = await page.act(select(params));
  expect(outcome).toMatchObject({ success: false, error_type });
  expect(outcome.message).toContain(words);
  expect(await selected(page)).toBe('');
});

test.each([
  [{ quote: '30 days' }, '30 days'],
  [{ from: 6, to: 13 }, '30 days'],
  [{}, 'After 30 days, ask us.'],
])('in a target, %o selects %s', async (params, expected) => {
  const page = await show(TERMS);
  expect(await page.act(select(params, { selector: '#b' }))).toMatchObject({ success: true });
  expect(await selected(page)).toBe(expected);
});

test.each([
  '<input id=x value="green tea" aria-label=Search>',
  '<textarea id=x aria-label=Notes>green tea</textarea>',
])('in a field: %s', async html => {
  const page = await show(html);
  expect(await page.act(select({ quote: 'tea' }, { selector: '#x' }))).toMatchObject({
    success: true,
    value: 'tea',
  });
  expect(
    await page.page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('#x');
      return [field?.selectionStart, field?.selectionEnd];
    }),
  ).toEqual([6, 9]);
});

test('selects no part of a secret', async () => {
  const page = await show('<input id=x type=password value=hunter2 aria-label=Password><p>hunter2</p>');
  expect(await page.act(select({ from: 0, to: 3 }, { selector: '#x' }))).toMatchObject({
    error_type: 'NeedsUser',
  });
  expect(await page.act(select({ quote: 'hunter2' }))).toMatchObject({ error_type: 'ElementNotFound' });
});

test('another text than was shown is not selected', async () => {
  const page = await show(TERMS);
  const action = select({ from: 6, to: 13 }, { selector: '#b' });
  const bound = await page.preview(action);
  if (bound.status !== 'bound') throw new Error('It was not bound.');
  await page.page.evaluate(() => {
    const text = document.querySelector('#b');
    if (text) text.textContent = 'After 99 weeks, ask us.';
  });
  const run = { key: 'k', action, binding: bound.binding, language: 'en' };
  expect(await page.call('runAction', run)).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(await selected(page)).toBe('');
});

test('says when the page keeps no selection', async () => {
  const page = await show(
    `${TERMS}<script>document.addEventListener('selectionchange', () => getSelection().removeAllRanges())</script>`,
  );
  expect(await page.act(select({ quote: 'free returns' }))).toMatchObject({
    success: false,
    effect: 'no_change',
  });
});
