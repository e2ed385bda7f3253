import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { unauthorized } from '../../relay/src/access/access.ts';
import { consoleOpener, faultsOf } from './open-console.ts';
import { inOrder, type NextStep, refNamed, type ScriptedStep } from './scripted-task-model.ts';
import { startTaskRelay, type TaskRelay } from './task-relay.ts';

/** The console, as a person uses it: in a browser of its own, on a relay with tasks. */

const HOSTILE = '<img src=x onerror="document.title=\'owned\'"> Teas';

const PAGES = {
  '/': `<!doctype html><title>Tea shop</title><h1>${HOSTILE.replaceAll('<', '&lt;')}</h1>
<b>4.50 EUR</b><form method="post" action="/order"><label>Email <input name="email"></label><button>Order</button></form>`,
  '/order': '<!doctype html><title>Ordered</title><h1>Thank you</h1>',
};

let posted: string[] = [];
let relay: TaskRelay;
let served: { url: string };
let url = '';
beforeAll(async () => {
  relay = await startTaskRelay({ pages: PAGES, posted: (_request, body) => posted.push(body) });
  served = await relay.listen();
  url = `${relay.site}/`;
});
beforeEach(() => {
  posted = [];
});
afterAll(() => relay.close());

const NOBODY = 'nobody/nobody';

const openNew = consoleOpener();

/** Whoever gives no key is one and the same person here. */
function openConsole(hash?: string, options?: BrowserContextOptions): Promise<Page> {
  return openNew(served.url, hash, options);
}

const DATA = { teas: [{ name: 'Green tea', price: 4.5 }] };

const DONE: ScriptedStep = {
  answer: {
    data: DATA,
    sources: [
      { path: '/teas/0/price', url: '{{url}}', quote: '4.50 EUR' },
      { path: '/teas/0/name', url: 'https://made-up.example/', quote: 'Purple tea' },
    ],
  },
};

/** Opens the shop, fills its field, which a person has to approve, and answers. */
const order: NextStep = results => {
  const open = { call: 'browser_open', args: { url }, text: `I open the shop. ${HOSTILE}` };
  if (results.length === 0) return open;
  if (results.length > 2) return JSON.parse(JSON.stringify(DONE).replace('{{url}}', url));
  const args = { ref: refNamed(results[0], 'Email'), value: 'ann@example.com' };
  const fill = { call: 'browser_fill', args };
  return results.length === 1 ? fill : { call: 'browser_extract', args: { what: 'text' } };
};

/** Presses a button of a card as soon as it counts. A press that scrolls first would not: it moves the card. */
async function pressArmed(card: Locator, name: string): Promise<void> {
  const button = card.getByRole('button', { name, exact: true }).first();
  await button.scrollIntoViewIfNeeded();
  await card.and(card.page().locator('[data-armed="true"]')).waitFor();
  await button.click();
}

/** Presses where the button is while all of the page moves, as it does when something appears above. */
async function pressWhileMoving(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    let at = 0;
    const clock = setInterval(() => {
      at = (at + 1) % 9;
      document.body.style.setProperty('padding-top', `${at}px`);
    }, 20);
    addEventListener('click', () => clearInterval(clock), { once: true });
  });
  await page.locator('[data-armed="false"]').waitFor();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not shown.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a person begins a task, sees its steps, approves an action, and sees the result and the ledger', async () => {
  relay.script(order);
  const page = await openConsole();
  await page.getByLabel('What should be done?').fill('Which teas are there?');
  await page.getByLabel('Where to begin').fill(url);
  await page.getByLabel('JSON Schema of the answer').fill('{"type":"object","required":["teas"]}');
  await page.getByRole('button', { name: 'Begin' }).click();
  const card = page.getByRole('article', { name: 'May the task do this?' });
  await card.getByText('ann@example.com').waitFor();
  await card.getByRole('img', { name: 'The page as it was' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('.approval'))).toBeNull();
  await pressWhileMoving(page, card.getByRole('button', { name: 'Approve' }));
  expect(await card.locator('.hint').textContent()).toBe('');
  await pressArmed(card, 'Approve');
  await page.getByText('Approved.', { exact: true }).waitFor();
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('"Green tea"').waitFor();
  await expect
    .poll(() => result.getByRole('listitem').allTextContents())
    .toEqual([
      expect.stringContaining('Found on the page'),
      expect.stringContaining('Not found on the page'),
    ]);
  // Only what the relay has read is a link.
  expect(
    await result.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href'))),
  ).toEqual([url]);
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
  expect(await steps.count()).toBe(3);
  expect(await steps.nth(0).textContent()).toContain(HOSTILE);
  expect(await steps.nth(1).textContent()).toContain('Approved');
  await page.getByText('Completed').waitFor();
  const ledger = page.getByRole('region', { name: 'Ledger' });
  expect(await ledger.getByRole('row').allTextContents()).toEqual([
    expect.any(String),
    expect.stringMatching(/Held-100$/u),
    expect.stringMatching(/Settled\+\d+$/u),
  ]);
  // Words of pages stay words.
  expect(await page.title()).toBe('Assent · Console');
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

/** What the form says of each field that it marks, and below them. */
async function faultsShown(page: Page): Promise<Record<string, string>> {
  const form = page.locator('.begin form');
  const fields = await form.locator('[aria-invalid="true"]').evaluateAll(marked =>
    marked.map(field => {
      const [fault = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ');
      return [field.id, document.getElementById(fault)?.textContent ?? ''];
    }),
  );
  const below = await form.getByRole('alert').allTextContents();
  return Object.fromEntries([...fields, ...below.map(text => ['below', text])]);
}

test('each fault stands at its field, and goes when the draft changes', async () => {
  relay.script(() => DONE);
  const page = await openConsole('#/tasks', { viewport: { width: 400, height: 800 } });
  const [prompt, urls, schema, credits, begin] = [
    ...['What should be done?', 'Where to begin', 'JSON Schema of the answer', 'Most credits'].map(label =>
      page.getByLabel(label),
    ),
    page.getByRole('button', { name: 'Begin', exact: true }),
  ] as const;
  const faults = () => faultsShown(page);
  if (!prompt || !urls || !schema || !credits || !begin) throw new Error('The form is not complete.');
  await schema.fill('{"type":');
  await credits.fill('');
  await begin.click();
  expect(await faults()).toEqual({
    'prompt-field': 'Say what should be done.',
    'schema-field': 'This is not a JSON object. Correct it, or leave it empty.',
    'maxCredits-field': 'Enter a whole number from 1 to 2500.',
  });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('prompt-field');
  expect(await faultsOf(page, 'form with faults')).toEqual([]);
  await page.keyboard.type('Which teas are there?');
  expect(await faults()).toEqual({});
  await credits.fill('100');
  await schema.fill('{"type":"tea"}');
  await urls.fill(`${url} ftp://tea.example/`);
  await begin.click();
  await expect.poll(faults).toEqual({
    'urls-field': expect.stringMatching(
      /^Address 2 cannot be used\. Expected an address that starts with http/u,
    ),
    'schema-field': expect.stringMatching(/^This JSON Schema cannot be used\. schema\.type: /u),
    below: 'The relay does not take the task like this. Correct what is marked.',
  });
  await urls.fill(url);
  expect(await faults()).toEqual({});
  await begin.click();
  await expect.poll(faults).toMatchObject({
    'schema-field': expect.stringMatching(/^This JSON Schema cannot be used\. schema\.type: /u),
  });
  // What is found here now is not shown beside what the relay found in another draft.
  await schema.fill('{"type":');
  await begin.click();
  await expect
    .poll(faults)
    .toEqual({ 'schema-field': 'This is not a JSON object. Correct it, or leave it empty.' });
  await schema.fill('');
  await credits.fill('1');
  await page.keyboard.press('Tab');
  await expect.poll(faults).toEqual({
    'maxCredits-field': expect.stringMatching(
      /^The first step .* need \d credits. Enter at least so many.$/u,
    ),
  });
  // It does not keep the relay from having its say.
  await begin.click();
  await expect.poll(faults).toMatchObject({ below: expect.any(String) });
  await credits.fill('100');
  await begin.click();
  await page.getByRole('region', { name: 'Result' }).waitFor();
});

test('in Chinese, the form says what the relay does not take, and the relay’s English is marked as such', async () => {
  const page = await openConsole('#/tasks', { locale: 'zh-CN', viewport: { width: 400, height: 800 } });
  await page.getByLabel('要做什么？').fill('有哪些茶？');
  await page.getByLabel('从哪里开始').fill(`${url} ftp://tea.example/ ${'x'.repeat(8_001)}`);
  const begin = page.getByRole('button', { name: '开始', exact: true });
  const faults = () => faultsShown(page);
  await begin.click();
  await expect.poll(faults).toEqual({
    // Of what zod refuses, and before the relay looks at what an address says.
    'urls-field': expect.stringMatching(/^第 3 个网址不符合要求。 Too big/u),
    below: '后端不接受这样的任务，请改正标出的内容。',
  });
  await page.getByLabel('从哪里开始').fill(`${url} ftp://tea.example/`);
  await page.getByLabel('额度上限').fill('1');
  await page.keyboard.press('Enter');
  await expect.poll(faults).toMatchObject({
    'urls-field': expect.stringMatching(/^第 2 个网址不符合要求。 Expected/u),
    'maxCredits-field': expect.stringMatching(/^额度上限不符合要求。 Expected/u),
  });
  expect(await page.locator('.fault [lang="en"]').allTextContents()).toEqual([
    expect.stringMatching(/^Expected/u),
    expect.stringMatching(/^Expected/u),
  ]);
  // Where the addresses are right, an estimate says the number in the reader's language.
  await page.getByLabel('从哪里开始').fill(url);
  await page.getByLabel('额度上限').focus();
  await expect
    .poll(faults)
    .toEqual({ 'maxCredits-field': expect.stringMatching(/^仅第一步就可能需要 \d 额度/u) });
  expect(await faultsOf(page, 'zh form')).toEqual([]);
  // None of the form's fields is at fault.
  await page.route('**/api/v1/agent', route =>
    route.fulfill({
      status: 400,
      json: {
        error: {
          ...{ code: 'invalid_request', message: 'No.' },
          issues: [
            { path: 'policy.allow[0].sites', message: 'Expected a site' },
            { path: 'webhook.url', message: 'Expected an address' },
            { path: 'new.part', message: 'Expected more' },
          ],
        },
      },
    }),
  );
  await page.getByLabel('额度上限').fill('100');
  await begin.click();
  await expect
    .poll(() => page.locator('.begin').getByRole('listitem').allTextContents())
    .toEqual([
      '这个策略不符合要求。 policy.allow[0].sites: Expected a site',
      '这个 webhook 不符合要求。 webhook.url: Expected an address',
      '这里不符合要求。 new.part: Expected more',
    ]);
});

test('in Chinese and in English, every view is accessible in both themes, and fits a narrow window', async () => {
  relay.script(order);
  const waiting = await relay.start({ prompt: '这些茶卖多少钱？', urls: [url] }, NOBODY);
  const faults: string[] = [];
  for (const locale of ['zh-CN', 'en-GB']) {
    const page = await openConsole('', { locale, viewport: { width: 400, height: 800 } });
    await page.locator('.approval[data-armed="true"] img').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale === 'zh-CN' ? 'zh-CN' : 'en');
    faults.push(...(await faultsOf(page, `${locale} approval and tasks`)));
    for (const [hash, ready] of [
      [`#/tasks/${waiting}`, 'section > img.picture'],
      ['#/sessions', '.sessions img.picture'],
      ['#/credits', 'table'],
      ['#/keys', 'section[aria-labelledby="keys"] > p'],
    ] as const) {
      await page.goto(`${served.url}/console${hash}`);
      await page.locator(ready).first().waitFor();
      faults.push(...(await faultsOf(page, `${locale} ${hash}`)));
    }
    // The choice stays.
    await page.getByRole('banner').getByRole('button').last().click();
    await page.reload();
    await page.locator(`html[lang="${locale === 'zh-CN' ? 'en' : 'zh-CN'}"]`).waitFor();
  }
  expect(faults).toEqual([]);
});

test('in Chinese, a person rejects with a reason, and cancels the task', async () => {
  relay.script(order);
  const id = await relay.start({ prompt: '订茶', urls: [url] }, NOBODY);
  const page = await openConsole(`#/tasks/${id}`, { locale: 'zh-CN' });
  const card = page
    .getByRole('article', { name: '任务可以这样做吗？' })
    .filter({ has: page.locator(`a[href="#/tasks/${id}"]`) });
  await card.getByText('拒绝并说明理由…').click();
  await card.getByLabel('为什么拒绝？').fill('地址不对');
  await card.and(page.locator('[data-armed="true"]')).waitFor();
  await card.getByRole('button', { name: '拒绝' }).last().click();
  await page.getByRole('status').getByText('已拒绝，没有执行。').waitFor();
  const steps = page.getByRole('region', { name: '步骤' });
  await steps.getByText('地址不对').first().waitFor();
  await steps.getByText('已拒绝，没有执行。').waitFor();
  expect(await steps.locator('.outcome').nth(1).textContent()).toBe('✗ 已拒绝，没有执行。');
  expect(posted).toEqual([]);
  await expect.poll(async () => (await relay.read(id, NOBODY)).status).toBe('completed');
  const second = await relay.start({ prompt: '再订茶', urls: [url] }, NOBODY);
  await page.goto(`${served.url}/console#/tasks/${second}`);
  await page.getByRole('button', { name: '取消任务' }).click();
  await page.getByText('任务已取消。').waitFor();
  await page.getByText('已取消', { exact: true }).first().waitFor();
  expect((await relay.read(second, NOBODY)).status).toBe('cancelled');
});

test.each([
  {
    ...{ locale: 'zh-CN', steps: '步骤', error: '失败原因' },
    step: '模型不了解网页现在的内容，需要先重新查看。',
    failure: '模型认为此任务无法完成。 not_possible',
  },
  {
    ...{ locale: 'en-GB', steps: 'Steps', error: 'Why it failed' },
    step: 'The model did not know what is on the page now. It has to look again first.',
    failure: 'The model found that the task cannot be done. not_possible',
  },
])(
  'in $locale, a failed step and a failed task say why, and what the relay says stands below',
  async ({ locale, steps, error, step, failure }) => {
    relay.script(
      inOrder(
        { call: 'browser_open', args: { url } },
        { call: 'browser_extract', args: { what: 'text', ref: 'e999' } },
        { answer: { data: null, reason: '茶店关门了。' } },
      ),
    );
    const id = await relay.start({ prompt: 'Order tea', urls: [url] }, NOBODY);
    await relay.ended(id, NOBODY);
    const page = await openConsole(`#/tasks/${id}`, { locale, viewport: { width: 400, height: 800 } });
    const outcome = page.getByRole('region', { name: steps }).locator('.outcome.bad');
    await outcome.waitFor();
    expect(await outcome.textContent()).toContain(step);
    expect(await outcome.locator('.quiet [lang="en"]').textContent()).toMatch(/\w{4}/u);
    const reason = page.getByRole('region', { name: error }).getByRole('paragraph');
    expect(await reason.allTextContents()).toEqual([failure, expect.stringMatching(/: 茶店关门了。$/u)]);
    expect(await faultsOf(page, 'failed')).toEqual([]);
  },
);

test('where the relay wants a key, the page asks for one, and says which decisions it may not make', async () => {
  const closed = await startTaskRelay({
    pages: PAGES,
    access: {
      identify({ secret }) {
        if (secret !== 'key-agent')
          throw unauthorized(secret === undefined ? 'key_missing' : 'key_invalid', 'No.');
        return { kind: 'key', id: 'k', tenant: 'acme', scopes: ['agent'] };
      },
    },
  });
  const listening = await closed.listen();
  closed.script(results =>
    results.length === 0 ? { call: 'browser_open', args: { url: `${closed.other}/` } } : DONE,
  );
  await closed.start({ prompt: 'Look' }, 'key-agent');
  const page = await openNew(listening.url);
  await page.getByLabel('Key or token').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('The relay refused this key.').waitFor();
  await page.getByLabel('Key or token').fill('key-agent');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const card = page.getByRole('article', { name: 'May the task do this?' });
  await card.waitFor();
  await pressArmed(card, 'Approve');
  await card.getByText('Your key may not decide.').waitFor();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    1,
    '',
  ]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Key or token').waitFor();
  await closed.close();
});

test('a page of elsewhere can call none of the routes that the console uses', async () => {
  const headers = { origin: 'https://evil.example', host: new URL(served.url).host };
  const task = `/api/v1/agent/at_${'0'.repeat(32)}`;
  const session = `/api/v1/browser/session/bs_${'0'.repeat(32)}`;
  for (const [method, path] of [
    ['POST', '/api/v1/agent'],
    ['POST', '/api/v1/agent/estimate'],
    ['DELETE', task],
    ['POST', `${task}/approvals/ap_${'0'.repeat(32)}`],
    ['POST', `${session}/view/link`],
  ] as const) {
    const ask = async (given: Record<string, string>) =>
      (await relay.ask(path, { method, headers: given })).status;
    expect([path, await ask(headers)]).toEqual([path, 403]);
    // Its own page passes this guard, and what follows refuses what it sent.
    expect([400, 404]).toContain(await ask({ ...headers, origin: served.url }));
    // A name that somebody else points here.
    expect(await ask({ origin: 'http://evil.example', host: 'evil.example' })).toBe(421);
  }
});
