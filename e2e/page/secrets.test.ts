import { describe, expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
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
  `<table><tr><td>CVV</td><td><input value=${CANARY}></td></tr></table>`,
  `<table><tr><th>Name</th><th>CVC</th></tr><tr><td>x</td><td><input value=${CANARY}></td></tr></table>`,
  `<div>密码</div><div><input value=${CANARY}></div>`,
  `<div><input value=${CANARY}><span>Password</span></div>`,
  `<span id=y>验证码</span> <input aria-labelledby=y value=${CANARY}>`,
  `<input aria-label=F aria-describedby=z value=${CANARY}><span id=z>Enter your password</span>`,
  `<input name=userPwd aria-label=F value=${CANARY}>`,
  `<input id=newPwd aria-label=F value=${CANARY}>`,
  `<input name=yzm aria-label=F value=${CANARY}>`,
  `<span class=password-field><input aria-label=F value=${CANARY}></span>`,
  `<p><input aria-label=F value=${CANARY}><button title="Hide password">x</button></p>`,
  `<p><input aria-label=F value=${CANARY}><button>显示密码</button></p>`,
  `<input aria-label=F style="font-family: text-security-disc" value=${CANARY}>`,
  `<input aria-label=F placeholder="1234 1234 1234 1234" value=${CANARY}>`,
  `<input aria-label=F placeholder="MM / YY" value=${CANARY}>`,
];

test.each(casesForRun(FIELDS, 8))('the value of %s never leaves the page', async html => {
  const page = await show(
    `<div id=around role=group aria-labelledby=around>${html}</div><button aria-labelledby=around>Go</button>`,
  );
  const target = { selector: 'input, textarea' };
  const answers = [
    await page.read(),
    await page.call('findMore', { language: 'en', query: {}, limit: 30 }),
    await page.preview({ action: 'fill', target, params: { value: 'x' } }),
    await page.act({ action: 'read', target }),
    await page.act({ action: 'read' }),
    await page.preview({ action: 'click', target: { selector: 'button' } }),
    await page.act({ action: 'fill', target, params: { value: `${CANARY}2` } }),
  ];
  await page.page.evaluate(() => document.querySelector<HTMLInputElement>('input, textarea')?.select());
  answers.push(await page.call('readSelection'));
  expect(JSON.stringify(answers)).not.toContain(CANARY);
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

const OTHER_HOLDERS = [
  `<div contenteditable aria-label=验证码>${CANARY}</div>`,
  `<div contenteditable aria-label=F autocomplete=one-time-code>${CANARY}</div>`,
  `<div contenteditable role=textbox aria-label=F style="-webkit-text-security: disc">${CANARY}</div>`,
  `<div>PIN</div><div><div contenteditable><p>${CANARY}</p></div></div>`,
  `<div role=slider tabindex=0 aria-label=PIN aria-valuetext=${CANARY} style="width:50px;height:20px">x</div>`,
  `<select autocomplete=cc-exp-month aria-label=F><option>${CANARY}</select>`,
  `<select name=cardExpMonth aria-label=F><option>${CANARY}</select>`,
];

test.each(casesForRun(OTHER_HOLDERS, 6))('never reports the value of %s', async html => {
  const page = await show(
    `<div id=around role=group aria-labelledby=around>${html}</div><button aria-labelledby=around>Go</button>`,
  );
  const target = { selector: '[contenteditable], [role=slider], select' };
  const answers = [
    await page.read(),
    await page.act({ action: 'read', target }),
    await page.act({ action: 'read' }),
    await page.preview({ action: 'click', target }),
    await page.preview({ action: 'click', target: { selector: 'button' } }),
  ];
  await page.page.evaluate(() =>
    getSelection()?.selectAllChildren(document.querySelector('[contenteditable] p') ?? document.body),
  );
  answers.push(await page.call('readSelection'));
  expect(JSON.stringify(answers)).not.toContain(CANARY);
});

test('an editor drawn as dots is filled, and its text withheld', async () => {
  const page = await show('<div contenteditable aria-label=F style="-webkit-text-security: disc"><br></div>');
  const target = { selector: 'div' };
  const outcome = await page.act({ action: 'fill', target, params: { value: CANARY } });
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
  expect(JSON.stringify([outcome, await page.read()])).not.toContain(CANARY);
  expect(await page.page.textContent('div')).toBe(CANARY);
});

test('boxes of one character each are a code', async () => {
  const boxes = [7, 3, 9, 1].map(
    digit => `<div><input maxlength=1 size=1 aria-label=F value=${digit}></div>`,
  );
  const page = await show(`<p>Your answer</p><div>${boxes.join('')}</div>`);
  expect((await page.read()).elements.filter(({ desc }) => desc.includes('value:'))).toEqual([]);
});

test('a password that was shown between two looks stays secret', async () => {
  const page = await show('<input aria-label=Other>');
  await page.read();
  await page.page.evaluate(canary => {
    const field = document.createElement('input');
    field.type = 'password';
    field.value = canary;
    document.body.append(field);
    field.type = 'text';
  }, CANARY);
  expect(JSON.stringify(await page.read())).not.toContain(CANARY);
});

test.each(['4111 1111 1111', 'Mine is 4111-1111-1111-1111, thanks'])(
  'a card number is known begun or inside other text: %s',
  async value => {
    const page = await show(`<textarea aria-label=F>${value}</textarea>`);
    expect(JSON.stringify(await page.read())).not.toContain('4111');
  },
);

test.each([
  '<input aria-label="Pin this post" value=plain>',
  '<label>Passenger name <input name=passenger value=plain></label>',
  '<input placeholder="Secret Santa group name" value=plain>',
  '<input name=postcode aria-label=Postcode value=plain>',
  '<input name=countryCode value=plain>',
  '<label>卡号以外的备注 <input value=plain></label>',
  '<label>Password <input type=password></label><label>Town <input value=plain></label>',
  '<div><a href=#>Forgot your password?</a></div><div><input name=town value=plain></div>',
  '<div><label for=p>Password</label><input id=p type=password></div><div><input placeholder=Town value=plain></div>',
  '<label>Password expires after <select><option>plain</select></label>',
  '<p><input aria-label=Phone value=plain><button class=sms-code-btn title=获取验证码>Go</button></p>',
  '<div class=forgot-password><input aria-label=E-mail value=plain></div>',
  '<input aria-label=Initial maxlength=1 value=plain>',
  '<input aria-label=Phone value="+86 138 0013 8000 plain">',
  '<h2>Reset your password</h2><form><input aria-label=Town value=plain></form>',
])('an ordinary field is reported: %s', async html => {
  const page = await show(html);
  expect((await page.read()).elements.map(({ desc }) => desc).join()).toMatch(/value: [^)]*plain/u);
});

test('text drawn as dots is not read', async () => {
  const page = await show(
    `<main><p>Card on file <span style="-webkit-text-security: disc">${CANARY}</span></p></main>`,
  );
  const outcome = await page.act({ action: 'read' });
  expect(outcome.value).toBe('Card on file');
});

describe("the browser's objections", () => {
  const FORM = `<form><label>Recovery code <input type=email value=${CANARY}></label><button>Send</button></form>`;

  test('hide a secret after a click', async () => {
    const page = await show(FORM);
    const outcome = await page.act({ action: 'click', target: { selector: 'button' } });
    expect(outcome).toMatchObject({ success: false, effect: 'validation_error' });
    expect(outcome.message).toContain('Recovery code: ');
    expect(JSON.stringify(outcome)).not.toContain(CANARY);
  });

  test('hide a secret after a fill', async () => {
    const page = await show('<label>Security code <input type=number step=5 value=10></label>');
    const target = { selector: 'input' };
    const outcome = await page.act({ action: 'fill', target, params: { value: '7732' } });
    expect(outcome).toMatchObject({ effect: 'validation_error' });
    expect(outcome.message).not.toMatch(/773/u);
  });

  test('name a field by the visible part of its label', async () => {
    const page = await show(
      '<form><label>Email<span style="display:none">HIDDEN</span> <input type=email required></label><button>Send</button></form>',
    );
    const outcome = await page.act({ action: 'click', target: { selector: 'button' } });
    expect(outcome.message).toContain('Email: Please');
    expect(outcome.message).not.toContain('HIDDEN');
  });
});
