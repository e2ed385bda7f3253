import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

function fill(selector: string, value: unknown) {
  return { action: 'fill', target: { selector }, params: { value } };
}

/** As kits do it: what is typed is held against the limits only when the field is left, and shown with its currency. */
const CLAMPED = (
  attributes: string,
) => `<input aria-label=Amount value=5 ${attributes}><output></output><script>
  const field = document.querySelector('input');
  field.addEventListener('blur', () => {
    field.value = Math.min(Number(field.value), 10);
    document.querySelector('output').value = field.value;
  });</script>`;

const hasFocus = (page: TestPage) => page.page.evaluate(() => document.activeElement?.localName);

test.each(casesForRun(['role=spinbutton', 'inputmode=decimal', 'type=number', ''], 2))(
  'reports a limit that applies when <input %s> is left',
  async attributes => {
    const page = await show(CLAMPED(attributes));
    const outcome = await page.act(fill('input', '70'));
    expect(outcome).toMatchObject({ success: false, effect: 'changed', value: '10', undoable: true });
    expect(outcome.message).toContain('replaced the value');
  },
);

test('accepts a value within the limits, as the page shows it', async () => {
  const page = await show(CLAMPED('inputmode=numeric'));
  expect(await page.act(fill('input', '7'))).toMatchObject({ success: true, value: '7' });
  expect(await page.page.locator('output').innerText()).toBe('7');
});

test('leaves a number field even if it had the focus before', async () => {
  const page = await show(CLAMPED('role=spinbutton autofocus'));
  await page.page.focus('input');
  expect(await page.act(fill('input', '70'))).toMatchObject({ success: false, value: '10' });
});

test('fires the events in a page without the window focus', async () => {
  const page = await show(CLAMPED('role=spinbutton'));
  // Chromium fires no focus events then; here the page itself blocks the browser's event.
  await page.page.evaluate(() => {
    const suppress = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    addEventListener('blur', suppress, true);
  });
  expect(await page.act(fill('input', '70'))).toMatchObject({ success: false, value: '10' });
});

test.each(
  casesForRun(
    [
      ['a combobox', '<input aria-label=F role=combobox>'],
      ['a field with suggestions', '<input aria-label=F list=l><datalist id=l><option>a</datalist>'],
      ['a search', '<input aria-label=F type=search>'],
      ['a field that has opened something', '<input aria-label=F aria-expanded=true>'],
      [
        'a field under which a list opens',
        `<input aria-label=F oninput="l.hidden = false"
    onblur="l.hidden = true"><ul role=listbox id=l hidden><li role=option>cats</ul>`,
      ],
      ['the editor of a cell', '<table><tr><td><input aria-label=F inputmode=numeric autofocus></table>'],
    ],
    3,
  ),
)('%s keeps the focus', async (_case, html) => {
  const page = await show(html);
  expect(await page.act(fill('input', '12'))).toMatchObject({ success: true });
  expect(await hasFocus(page)).toBe('input');
});
