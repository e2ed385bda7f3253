import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

const show = inBrowser();

const CANARY = 'c4n4ry-s3cret';

const FIELDS = [
  `<input type=password aria-label=F value=${CANARY}>`,
  `<input autocomplete="section-a one-time-code" aria-label=F value=${CANARY}>`,
  `<input autocomplete=cc-csc aria-label=F value=${CANARY}>`,
  `<input name=cardNumber aria-label=F value=${CANARY}>`,
  `<label>短信验证码 <input value=${CANARY}></label>`,
  `<label>银行卡号 <input value=${CANARY}></label>`,
  `<input aria-label=F style="-webkit-text-security: disc" value=${CANARY}>`,
  `<textarea name=recovery_phrase aria-label=F>${CANARY}</textarea>`,
];

test.each(FIELDS)('the value of %s never leaves the page', async html => {
  const page = await show(
    `<div id=around role=group aria-labelledby=around>${html}</div><button aria-labelledby=around>Go</button>`,
  );
  const target = { selector: 'input, textarea' };
  const heard = [
    await page.read(),
    await page.call('findMore', { language: 'en', query: {}, limit: 30 }),
    await page.preview({ action: 'fill', target, params: { value: 'x' } }),
    await page.act({ action: 'read', target }),
    await page.act({ action: 'read' }),
    await page.preview({ action: 'click', target: { selector: 'button' } }),
    await page.act({ action: 'fill', target, params: { value: `${CANARY}2` } }),
  ];
  await page.page.evaluate(() => document.querySelector<HTMLInputElement>('input, textarea')?.select());
  heard.push(await page.call('readSelection'));
  expect(JSON.stringify(heard)).not.toContain(CANARY);
  expect(await page.page.inputValue('input, textarea')).toBe(`${CANARY}2`);
});

test('a password stays secret when an eye button shows it', async () => {
  const page = await show(`<input type=password aria-label=F value=${CANARY}>`);
  await page.read();
  await page.page.evaluate(() => document.querySelector('input')?.setAttribute('type', 'text'));
  expect(JSON.stringify(await page.read())).not.toContain(CANARY);
});

test('a card number is known by its digits', async () => {
  const page = await show('<input aria-label=F value="4111 1111 1111 1111">');
  expect((await page.read()).elements[0]?.desc).toBe('input: F (filled)');
});
