import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

/** A selector's matches do not reveal the beginning of a secret that the page copies into an attribute. */

const show = inBrowser();

const SECRET = 'c4n4ry-s3cret';
const PASSWORD = `<input type=password aria-label=Password value="${SECRET}">`;
const click = (selector: string) => ({ action: 'click', target: { selector } });
const REFUSED = {
  success: false,
  error_type: 'InvalidArgument',
  message: expect.stringContaining('may hold a secret'),
};

test.each([
  '[data-x^="c4n"]',
  '[data-x^="wrong"]',
  '[DATA-X*=c4n i]',
  'button:not([data-x^=x])',
  ':is(main, section) :has(> [data-x$=ret])',
  'head:has(~ body [ data-x ^= c4n ])',
  'button:nth-child(1 of [data-x|=c4n4ry])',
  '[d\\61ta-x^=c4n]',
  '[d\\000061 ta-x^=c4n]',
  '[/**/data-x/**/^=c4n]',
  '[*|data-x^=c4n]',
  '[|data-x^=c4n]',
  '[title="] ["][data-x^=c4n]',
  '[data-x^=c4n',
])('%s is refused where there is a copy, whether it fits or not', async selector => {
  const page = await show(`${PASSWORD}<main><button data-x="pw:${SECRET}">Save</button></main>`);
  expect(await page.act(click(selector))).toMatchObject(REFUSED);
});

test.each([
  '[value]',
  'head:has(~ body input[type=password][value^="h"])',
  ':is(:not([ VALUE = "x" i ]))',
  '[v\\61lue^=h]',
  '[\\000076 alue^=h]',
  '[\\value]',
  '[*|value]',
  '[|value]',
  '[/**/value/**/^=h]',
  '[title="/*"] [value] [title="*/"]',
  '[aria-valuetext^=h]',
])('%s is refused where fields hold secrets', async selector => {
  const page = await show(
    `${PASSWORD}<p role=slider aria-label=Password aria-valuetext=h></p><button>Go</button>`,
  );
  expect(await page.act(click(selector))).toMatchObject(REFUSED);
});

test.each([
  ['a hidden field', '<input type=hidden value=token>'],
  ['an element of the page itself', '<x-field value=hidden></x-field>'],
  ['a list of cards', '<select aria-label="Card number"><option value=1>4111…</select>'],
])('the value of %s', async (_what, html) => {
  const page = await show(`${html}<button value=go>Go</button><button class=value>Else</button>`);
  expect(await page.act(click('button[value=go]'))).toMatchObject(REFUSED);
  for (const selector of ['.value', 'button:not([data-value=x]):last-of-type'])
    expect(await page.preview(click(selector))).toMatchObject({ status: 'bound' });
});

test.each([
  ['in an address', `<a href="/next?p=${encodeURIComponent(`${SECRET}!`)}">Go</a>`, '[href*=c4n]'],
  ['in capitals', `<button title=${SECRET.toUpperCase()}>Go</button>`, '[title^=C]'],
  ['of another namespace', `<svg><a xlink:href="/?${SECRET}"><text>Go</text></a></svg>`, '[*|href^="/?c"]'],
  ['in a drawing', `<svg><g dataName="${SECRET}"><text>Go</text></g></svg>`, '[dataName^=c]'],
  ['as a language', `<button lang="${SECRET}">Go</button>`, ':lang(c4n4ry)'],
  ['with letters of another script', `<button 名="${SECRET}">Go</button>`, '[名^=c]'],
  ['in a name with a sign', `<button @x="${SECRET}">Go</button>`, '[\\@x^=c]'],
  [
    'in a shadow tree',
    `<div id=h></div><script>h.attachShadow({ mode: 'open' }).innerHTML = '<button data-x=${SECRET}>Go</button>'</script>`,
    '[data-x^=c]',
  ],
])('a copy %s', async (_where, html, selector) => {
  const page = await show(
    `<input type=password value="${SECRET}!"><input type=password value="${SECRET}">${html}`,
  );
  expect(await page.act(click(selector))).toMatchObject(REFUSED);
});

test('a code in boxes, and what was typed before and is gone', async () => {
  const boxes = [...'482913'].map(digit => `<input maxlength=1 value=${digit}>`).join('');
  const coded = await show(
    `<fieldset aria-label="Verification code">${boxes}</fieldset><button data-code=482913>Go</button>`,
  );
  expect(await coded.act(click('[data-code^="4"]'))).toMatchObject(REFUSED);
  const typed =
    await show(`<input id=p type=password aria-label=Password><button onclick="p.remove()">Next</button>
    <script>p.oninput = () => document.querySelector('button').dataset.kept = p.value</script>`);
  await typed.act({ action: 'fill', target: { selector: 'input' }, params: { value: SECRET } });
  await typed.act(click('button'));
  expect(await typed.act(click('[data-kept^=c]'))).toMatchObject(REFUSED);
});

test.each([
  ['by its name', '<button data-csrf="kq3vmzzhtwpaxbyu">Save</button>', '[data-csrf^=k]'],
  ['by its form', '<button data-x="gY7cQ2mVx8RtLp4Zs9Kd">Save</button>', '[data-x^=g]'],
  [
    'of the document',
    '<meta name=csrf-token content="0f3c9a61d2b84e7fa05c1d9b3e6f7a80"><button>Save</button>',
    ':has(meta[content^="0"]) button',
  ],
  [
    'by a path',
    '<button data-csrf="kq3vmzzhtwpaxbyu">Save</button>',
    '//button[starts-with(@data-csrf,"k")]',
  ],
])('a token %s', async (_how, html, selector) => {
  const page = await show(html);
  expect(await page.act(click(selector))).toMatchObject(REFUSED);
  expect(await page.preview(click('button'))).toMatchObject({ status: 'bound' });
});

test('the ids that pages give their rows and tests are no tokens', async () => {
  const [id, number] = ['3f2b8c1e-77aa-4f0e-9d2c-aa51b6c0f9e1', '3f2b8c1e77aa4f0e9d2caa51b6c0f9e1'];
  const page = await show(
    `<button data-id="${id}" data-row="${number}" data-testid="save-order-button-17">Save</button>`,
  );
  for (const selector of [`[data-id="${id}"]`, `[data-row="${number}"]`, '[data-testid^=save]'])
    expect(await page.preview(click(selector))).toMatchObject({ status: 'bound' });
});

test.each([
  '[data-testid="save"]',
  'a[href^="/x"]',
  '[data-testid=save]:not([hidden])',
  'main > .title [type=button]',
  'main a:hover, a:first-child',
  '[class~=title] a',
])('%s is taken where that attribute holds no copy', async selector => {
  const page = await show(
    `${PASSWORD}<main data-x="${SECRET}"><p class=title title="${SECRET}"><a href="/x" data-testid=save onclick="return false">Save</a><button type=button>Other</button></p></main>`,
  );
  expect(await page.preview(click(selector))).toMatchObject({ status: 'bound' });
});

test('allows a selector for text that no secret field holds', async () => {
  const page = await show(`<input aria-label=City value=Hangzhou><button data-city=Hangzhou>Go</button>`);
  expect(await page.preview(click('[data-city^=Hang]'))).toMatchObject({ status: 'bound' });
});

test.each([
  ['many', `('<i data-x="' + 'x'.repeat(100) + '%"></i>').repeat(11_000).replaceAll('%', (_all, at) => at)`],
  ['one that is long', `'<i data-x="' + 'x'.repeat(1_100_000) + '"></i>'`],
])(
  'of a page with too much in an attribute, %s, nothing is told where it holds a secret',
  async (_case, made) => {
    const html = `<button data-x=other>Go</button><script>document.body.insertAdjacentHTML('beforeend', ${made})</script>`;
    const selector = 'button[data-x^=o]';
    expect(await (await show(PASSWORD + html)).act(click(selector))).toMatchObject(REFUSED);
    expect(await (await show(html)).preview(click(selector))).toMatchObject({ status: 'bound' });
  },
);
