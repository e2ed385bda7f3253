import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Listening } from '../../relay/src/runtime/listen.ts';
import { pageBrowser } from '../page/page-browser.ts';
import { type NextStep, refNamed, type ScriptedStep } from './scripted-task-model.ts';
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
let served: Listening;
let url = '';
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  relay = await startTaskRelay({ pages: PAGES, posted: (_request, body) => posted.push(body) });
  served = await relay.listen();
  url = `${relay.site}/`;
});
beforeEach(() => {
  posted = [];
});
afterAll(async () => {
  await Promise.all(contexts.map(context => context.close()));
  await served.stop();
  await relay.close();
});

/** The console in a new browser; whoever gives no key is one and the same person here. */
async function openConsole(hash = '', options: BrowserContextOptions = {}, base = served.url): Promise<Page> {
  const context = await (await pageBrowser()).newContext({ locale: 'en-GB', ...options });
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(`${base}/console${hash}`);
  return page;
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
  await page.getByLabel('JSON Schema of the answer').fill('{"type":');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('This is not a JSON object.').waitFor();
  await page.getByLabel('JSON Schema of the answer').fill('{"type":"object","required":["teas"]}');
  await page.getByRole('button', { name: 'Begin' }).click();
  const card = page.getByRole('region', { name: 'May the task do this?' });
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
