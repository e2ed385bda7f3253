import { connect, createServer, type Socket } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Access, unauthorized } from '../../relay/src/access/access.ts';
import { createKey, revokeKey } from '../../relay/src/operation/change-keys.ts';
import { SqlKeys } from '../../relay/src/store/sql/sql-keys.ts';
import { consoleOpener, faultsOf } from './open-console.ts';
import { type NextStep, refNamed } from './scripted-task-model.ts';
import { startTaskRelay, type TaskRelay } from './task-relay.ts';

/** What the console shows of tasks that run long, of many tasks, and of keys. */

const PAGES = {
  '/': '<!doctype html><title>Tea shop</title><h1>Teas</h1><b>4.50 EUR</b><label>Email <input></label>',
};

/** A key of a tenant of the same name. */
const ACCESS: Access = {
  identify({ secret }) {
    if (secret === undefined) throw unauthorized('key_missing', 'No.');
    const key = { kind: 'key', id: secret, name: secret, tenant: secret } as const;
    return secret === 'operator' ? { ...key, isOperator: true } : key;
  },
};

let relay: TaskRelay;
let url = '';
let shop = '';
const openConsole = consoleOpener();
beforeAll(async () => {
  relay = await startTaskRelay({ pages: PAGES, access: ACCESS, listsKeys: true });
  url = (await relay.listen()).url;
  shop = `${relay.site}/`;
});
afterAll(() => relay.close());

/** Opens the shop, fills its field, which a person has to approve, and answers. */
const order: NextStep = results => {
  if (results.length === 0) return { call: 'browser_open', args: { url: shop }, text: 'I open the shop.' };
  const args = { ref: refNamed(results[0], 'Email'), value: 'ann@example.com' };
  if (results.length === 1) return { call: 'browser_fill', args, text: 'I fill in the address.' };
  if (results.length === 2) return { call: 'browser_extract', args: { what: 'text' }, text: 'I read it.' };
  return { answer: { data: { teas: 1 }, sources: [{ path: '/teas', url: shop, quote: '4.50 EUR' }] } };
};

/** Gives the ids of a task that waits for a person. */
async function startOrder(tenant: string): Promise<{ id: string; approvalId: string }> {
  relay.script(order);
  const id = await relay.start({ prompt: `Order tea for ${tenant}`, urls: [shop] }, tenant);
  const asked = (await relay.events(id, 'approval_required', 1, tenant)).at(-1);
  if (asked?.type !== 'approval_required') throw new Error('The task asked nothing.');
  return { id, approvalId: asked.approvalId };
}

async function approve(
  tenant: string,
  { id, approvalId }: { id: string; approvalId: string },
): Promise<void> {
  const path = `/api/v1/agent/${id}/approvals/${approvalId}`;
  expect(await relay.post(path, { approved: true }, tenant)).toMatchObject({ status: 200 });
}

test('the browser of a task is shown while it works, and its live view opens in a tab of its own', async () => {
  const { id } = await startOrder('watcher');
  const page = await openConsole(url, `#/tasks/${id}`, { secret: 'watcher' });
  const live = page.getByRole('region', { name: 'Live view' });
  const picture = live.getByRole('img', { name: 'The page in the browser' });
  await picture.waitFor();
  expect(
    await picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth),
  ).toBeGreaterThan(500);
  for (const [button, control] of [
    ['Open live view', 0],
    ['Open with control', 1],
  ] as const) {
    const opening = page.context().waitForEvent('page');
    await live.getByRole('button', { name: button }).click();
    const view = await opening;
    await view.getByText(shop).first().waitFor();
    await view.locator('.picture:not([data-withheld="true"])').waitFor();
    expect(new URL(view.url()).pathname).toBe('/browser/view');
    expect(await view.evaluate(() => opener)).toBeNull();
    expect(await view.getByRole('button', { name: 'Take over' }).count()).toBe(control);
  }
  await page.getByRole('button', { name: 'Cancel task' }).click();
  await live.waitFor({ state: 'detached' });
});

test('where a picture cannot be read now, the page says so, and shows it once it can', async () => {
  const { id } = await startOrder('patient');
  const page = await openConsole(url, '', { secret: 'patient', viewport: { width: 400, height: 800 } });
  let asked = 0;
  const away = { status: 503, json: { error: { code: 'browser_unavailable', message: 'Another relay.' } } };
  await page.route(/\/session\/\w+\/view$/u, route => {
    asked += 1;
    return route.fulfill(away);
  });
  const approvals = `**/agent/${id}/approvals/*`;
  await page.goto(`${url}/console#/tasks/${id}`);
  const live = page.getByRole('region', { name: 'Live view' });
  await live.getByText('The picture cannot be shown now. Trying again…').waitFor();
  expect(await faultsOf(page, 'no picture')).toEqual([]);
  await expect.poll(() => asked).toBeGreaterThan(1);
  await page.goto(`${url}/console#/sessions`);
  await page.locator('.sessions').getByText('The picture cannot be shown now.').waitFor();
  await page.unroute(/\/session\/\w+\/view$/u);
  await page.locator('.sessions').getByRole('img').waitFor();

  await page.goto(`${url}/console#/tasks/${id}`);
  const step = page.getByRole('region', { name: 'Steps' });
  await page.route(approvals, route => route.fulfill(away));
  await step.getByRole('button', { name: 'Show picture' }).click();
  await step.getByText('The picture could not be read. Try again.').waitFor();
  await page.unroute(approvals);
  await step.getByRole('button', { name: 'Show picture' }).click();
  await step.getByRole('img', { name: 'The page when it was asked' }).waitFor();
  await page.getByRole('button', { name: 'Cancel task' }).click();
});

type Line = { url: string; cut(): void; mend(): void; close(): Promise<void> };

/** Another address of the relay, whose connections can be cut. */
async function openLine(): Promise<Line> {
  const { port, hostname } = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer(near => {
    const far = connect(Number(port), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
    }
    if (isCut) near.destroy();
    near.pipe(far).pipe(near);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    mend() {
      isCut = false;
    },
    async close() {
      cut();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** The steps as a reader sees them, without their folded parts. */
function stepsOn(page: Page): Promise<string[]> {
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
  return steps.evaluateAll(items =>
    items.map(item =>
      [...item.querySelectorAll('.thought, .call code, .asked .chip')]
        .map(part => part.textContent)
        .join(' | '),
    ),
  );
}

test('after a lost connection the steps go on where they were: none is lost, none comes twice', async () => {
  const task = await startOrder('traveller');
  const line = await openLine();
  const page = await openConsole(line.url, `#/tasks/${task.id}`, { secret: 'traveller' });
  const asked: number[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/events')) asked.push(Number(request.headers()['last-event-id']));
  });
  await page.reload();
  await page.getByText('Waits for approval').waitFor();
  const before = (await relay.events(task.id, 'approval_required', 1, 'traveller')).length;
  line.cut();
  await page.getByText('Connection lost. Trying again…').waitFor();
  await approve('traveller', task);
  await relay.ended(task.id, 'traveller');
  expect(await page.getByText('Waits for approval').count()).toBe(1);
  line.mend();
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await expect
    .poll(() => stepsOn(page))
    .toEqual([
      'The model I open the shop. | browser_open',
      'The model I fill in the address. | browser_fill | Approved',
      'The model I read it. | browser_extract',
    ]);
  expect(await page.getByText('Connection lost. Trying again…').count()).toBe(0);
  // From the first event; then, however often, after the last one that it had.
  expect(asked[0]).toBe(0);
  expect(new Set(asked.slice(1))).toEqual(new Set([before]));
  await line.close();
});

test('long lists come page by page, and none of their lines twice', async () => {
  relay.script(() => ({ answer: { data: 1 } }));
  const prompts = Array.from({ length: 23 }, (_, number) => `Task ${number}`);
  for (const prompt of prompts) await relay.ended(await relay.start({ prompt }, 'collector'), 'collector');
  const page = await openConsole(url, '', { secret: 'collector' });
  const tasks = page.getByRole('region', { name: 'Tasks' }).getByRole('listitem').getByRole('link');
  const newestFirst = prompts.toReversed();
  await expect.poll(() => tasks.allTextContents()).toEqual(newestFirst.slice(0, 20));
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => tasks.allTextContents()).toEqual(newestFirst);
  // The newest are read again and again; what was added stays.
  const again = await relay.start({ prompt: 'One more' }, 'collector');
  await relay.ended(again, 'collector');
  await expect.poll(() => tasks.allTextContents()).toEqual(['One more', ...newestFirst]);
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);

  await page.setViewportSize({ width: 400, height: 800 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: 'Keys' }).focus();
  // Past the way out and the other language, to the first thing of the page.
  for (const _ of ['Sign out', '中文', 'New task']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('From the top');
  expect(await page.getByLabel('What should be done?').inputValue()).toBe('From the top');
  const heading = await page.getByRole('heading', { name: 'Begin a task' }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(0);
  expect(heading?.y).toBeLessThan(200);

  await page.getByRole('link', { name: 'Credits' }).click();
  const ledger = page.getByRole('region', { name: 'Ledger' });
  const references = ledger.locator('.reference');
  await expect.poll(() => references.count()).toBe(25);
  const more = ledger.getByRole('button', { name: 'Show more' });
  for (let lines = 25; await more.isVisible(); lines = await references.count()) {
    await more.click();
    await expect.poll(() => references.count()).toBeGreaterThan(lines);
  }
  const shown = await references.allTextContents();
  // A hold and its settlement for each task, and the first grant.
  expect(shown).toHaveLength(2 * 24 + 1);
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.at(-1)).toBe('grant:collector:first');
});

test('an operator sees all keys, and nobody else does', async () => {
  const now = Date.now();
  const changes = { keys: new SqlKeys(relay.database.sql), by: 'operator' } as const;
  const plain = { tenant: undefined, expires: undefined };
  const grants = { scopes: ['agent' as const, 'approve' as const], credits_per_month: 5_000 };
  // They are listed by when they were made.
  const { key } = await createKey(
    changes,
    { ...plain, name: 'shop-backend', tenant: 'acme', grants },
    now - 2,
  );
  await createKey(
    changes,
    { ...plain, name: 'boss', expires: now + 86_400_000, grants: { operator: true } },
    now - 1,
  );
  await createKey(changes, { ...plain, name: 'lost' }, now);
  await revokeKey(changes, 'lost', now);
  const page = await openConsole(url, '#/keys', {
    secret: 'operator',
    viewport: { width: 400, height: 800 },
  });
  const rows = page.getByRole('region', { name: 'Keys' }).getByRole('row');
  await rows.nth(1).waitFor();
  const cells = await rows.evaluateAll(all =>
    all.slice(1).map(row => [...row.querySelectorAll('td')].slice(0, 6).map(cell => cell.textContent)),
  );
  expect(cells).toEqual([
    ['shop-backend ', 'Active', 'acme', `…${key.slice(-4)}`, 'agent, approve', '0 of 5000'],
    ['boss Operator', 'Active', 'boss', expect.any(String), 'all usual ones', 'no limit'],
    ['lost ', 'Revoked', 'lost', expect.any(String), 'all usual ones', 'no limit'],
  ]);
  expect(await rows.nth(1).getByText('never').count()).toBe(1);
  expect(await page.content()).not.toContain(key);
  expect(await faultsOf(page, 'keys')).toEqual([]);
  const other = await openConsole(url, '#/keys', { secret: 'acme' });
  await other.getByText('Only the key of an operator may see the keys.').waitFor();
  expect(await other.getByRole('row').count()).toBe(0);
});

test('the way in, a finished task and two open questions are accessible in both themes, and fit a narrow window', async () => {
  const finished = await startOrder('reader');
  await approve('reader', finished);
  await relay.ended(finished.id, 'reader');
  const faults: string[] = [];
  for (const locale of ['zh-CN', 'en-GB']) {
    const narrow = { locale, viewport: { width: 400, height: 800 } };
    const signIn = await openConsole(url, '', narrow);
    await signIn.locator('.sign-in').waitFor();
    expect(await signIn.getByRole('navigation').count()).toBe(0);
    faults.push(...(await faultsOf(signIn, `${locale} sign-in`)));
    const page = await openConsole(url, `#/tasks/${finished.id}`, { ...narrow, secret: 'reader' });
    await page.locator('.sources').waitFor();
    faults.push(...(await faultsOf(page, `${locale} finished`)));
  }
  await startOrder('asked');
  await startOrder('asked');
  const page = await openConsole(url, '#/sessions', {
    secret: 'asked',
    viewport: { width: 400, height: 800 },
  });
  await page.locator('article[data-armed="true"]').nth(1).waitFor();
  faults.push(...(await faultsOf(page, 'questions')));
  expect(faults).toEqual([]);
});
