import { expect, test } from 'vitest';
import type { Submission } from '../../extension/operations/contract/preview.ts';
import { inBrowser } from './show.ts';

/** What a submit sends, as the card lists it. */
const show = inBrowser();

async function sent(fields: string, action = 'method=post'): Promise<Submission | undefined> {
  const page = await show(`<form action=/x ${action}>${fields}<button id=t>Go</button></form>`);
  const preview = await page.preview({ action: 'click', target: { selector: '#t' }, params: {} });
  return preview.status === 'bound' ? preview.sends : undefined;
}

const MASKED = ['••••••'];

test.each([
  ['a French IBAN', 'iban', 'FR7630006000011234567890189'],
  ['the address of a wallet', 'payto', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['a command', 'command', 'delete-all-projects-forever'],
  ['a host', 'to', 'eve.mallory.longname-evil.example'],
  ['bidi controls', 'to', 'Bob \u202Eeve'],
])('shows %s in a hidden field', async (_what, name, value) => {
  const sends = await sent(`<input type=hidden name=${name} value="${value}">`);
  expect(sends?.fields).toMatchObject([{ label: name, values: [value], isHidden: true }]);
});

test.each([
  ['a guard against forgery', 'csrf_token', 'a8f93bd0cc71f2e4a1'],
  ['a guard of ASP.NET', '__RequestVerificationToken', 'CfDJ8Nq1p0'],
  ['a session', 'session_id', '9f8e7d6c5b4a'],
  ['random letters', 'x', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dBjftJeZ4CVPmB92K27uhbUJU1p1r'],
])('masks %s', async (_what, name, value) => {
  const sends = await sent(`<input type=hidden name=${name} value="${value}">`);
  expect(sends?.fields).toMatchObject([{ values: MASKED }]);
});

test('keeps the tail of a long value, with its length', async () => {
  const sends = await sent(`<textarea name=x>${'hello '.repeat(2000)}and DELETE</textarea>`);
  expect(sends?.fields).toMatchObject([
    { values: [expect.stringMatching(/^hello .{500,700}and DELETE$/u)], length: 12_010 },
  ]);
});

test.each([
  ['a label that says another thing', '<label>Comment <input name=iban></label>', 'Comment', 'iban'],
  ['a label from far away', '<span id=f>Words</span><input name=iban aria-labelledby=f>', 'Words', 'iban'],
  ['a label that says it', '<label>E-mail address <input name=email></label>', 'E-mail address', undefined],
  ['no label', '<input name=iban>', 'iban', undefined],
])('names a field with %s', async (_what, html, label, name) => {
  const [field] = (await sent(html))?.fields ?? [];
  expect([field?.label, field?.name]).toEqual([label, name]);
});

test('lists what is not sent as it is', async () => {
  const sends = await sent(
    `<label><input type=checkbox name=share value=all> Share</label><label>File <input type=file name=up></label>
     <label><input type=radio name=r value=1 checked> One</label><label><input type=radio name=r value=2> Two</label>
     <datalist><input name=d value=barred></datalist><input value=unnamed><fieldset disabled><input name=off></fieldset>`,
  );
  expect(sends?.fields.map(({ label, isUnsent = false }) => [label, isUnsent])).toEqual([
    ['Share', true],
    ['File', true],
    ['One', false],
  ]);
});

test('lists the pressed button, other parts of the form, and custom elements', async () => {
  const page = await show(`<form id=f action=/in method=post><x-f name=iban></x-f>
    <button id=t name=do value=delete>Go</button></form><input form=f name=bcc value=eve>
    <script>customElements.define('x-f', class extends HTMLElement { static formAssociated = true;
      constructor() { super(); this.attachInternals().setFormValue('DE12EVIL') } })</script>`);
  const preview = await page.preview({ action: 'click', target: { selector: '#t' }, params: {} });
  expect(preview).toMatchObject({
    sends: {
      method: 'POST',
      fields: [
        { label: 'bcc', values: ['eve'] },
        { label: 'iban', values: ['DE12EVIL'], isHidden: true },
        { label: 'do', values: ['delete'] },
      ],
    },
  });
});

test('counts the fields beyond a hundred', async () => {
  const hidden = Array.from({ length: 130 }, (_, index) => `<input type=hidden name=h${index} value=1>`);
  expect(await sent(hidden.join(''))).toMatchObject({ more: 30 });
});
