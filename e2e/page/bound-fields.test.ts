import { expect, test } from 'vitest';
import type { TestPage } from './open-page.ts';
import { inBrowserWithDone } from './show-done.ts';

// What a submit sends is bound: between the card and the press only the person changes it.
const show = inBrowserWithDone();

const SEND = { action: 'click', target: { selector: '#send' }, params: {} };

const FORM = (
  fields: string,
  more = '',
) => `<h1 id=title>Transfer</h1><form onsubmit="event.preventDefault(); did = 1">
  <label>Amount <input id=amount name=amount value=10></label>${fields}<button id=send>Send</button></form>${more}`;

const CUSTOM = `<script>customElements.define('x-money', class extends HTMLElement {
    static formAssociated = true;
    constructor() { super(); this.internals = this.attachInternals(); this.internals.setFormValue('10') }
  })</script>`;

async function runAfter(html: string, meanwhile: (page: TestPage) => Promise<unknown>): Promise<unknown> {
  const page = await show(html);
  const preview = await page.preview(SEND);
  const binding = preview.status === 'bound' ? preview.binding : undefined;
  await meanwhile(page);
  await page.call('runAction', { key: 'send', action: SEND, binding, language: 'en' });
  return page.page.evaluate('window.did');
}

const script = (text: string) => (page: TestPage) => page.page.evaluate(text);

test('a value that a custom element adds under the name of a native field', async () => {
  const html = FORM('<x-money id=custom name=amount></x-money>', CUSTOM);
  expect(await runAfter(html, script('1'))).toBe(1);
  expect(await runAfter(html, script("custom.internals.setFormValue('9999')"))).toBeUndefined();
});

test('a text area with several lines beside a custom element', async () => {
  const html = FORM(
    '<textarea name=note>one\ntwo</textarea><x-money id=custom name=other></x-money>',
    CUSTOM,
  );
  expect(await runAfter(html, script("document.querySelector('textarea').value = 'one\\ntwo'"))).toBe(1);
});

test.each([
  ['the person clicks on the page', (page: TestPage) => page.page.click('#title')],
  ['the person writes another field', (page: TestPage) => page.page.fill('#note', 'Rent')],
])('does not send what the page wrote after %s', async (_what, act) => {
  const html = FORM('<label>Note <input id=note name=note></label><input type=hidden id=to name=to value=1>');
  expect(
    await runAfter(html, async page => {
      await act(page);
      await page.page.evaluate("amount.value = '9999'");
    }),
  ).toBeUndefined();
});

test('does not send what the page inserted as trusted input', async () => {
  const typing = "amount.focus(); amount.select(); document.execCommand('insertText', false, '9999')";
  expect(await runAfter(FORM(''), script(typing))).toBeUndefined();
});

test.each([
  ['typed', (page: TestPage) => page.page.locator('#amount').pressSequentially('0')],
  ['ticked', (page: TestPage) => page.page.check('#box')],
  ['chose', (page: TestPage) => page.page.check('#b')],
])('sends what the person %s', async (_what, act) => {
  const boxes = `<label><input type=checkbox id=box name=box> Box</label>
    <label><input type=radio id=a name=r value=a checked> A</label><label><input type=radio id=b name=r value=b> B</label>`;
  expect(await runAfter(FORM(boxes), act)).toBe(1);
});

test('a button without a form control binds the hidden fields of the form around it', async () => {
  const html = `<form><input type=hidden id=to name=to value=ada><div role=button tabindex=0 id=send onclick="did = 1">Pay</div></form>`;
  expect(await runAfter(html, script('1'))).toBe(1);
  expect(await runAfter(html, script("to.value = 'mallory'"))).toBeUndefined();
});
