import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

const show = inBrowser();

const PAGE = `<style>body { margin: 0 } div, html > :not(head, body) { color: red !important; display: block }</style>
  <h1>Shop</h1><p id=p>Nothing here.</p>
  <button id=quiet>Quiet</button>
  <button id=edge style="position:fixed;inset-inline:0;bottom:0;height:30px" onclick="this.textContent='Pressed'">Buy</button>`;

test('shows a sign that is not read and covers nothing', async () => {
  const page = await show(PAGE);
  const before = await page.read();
  const bare = await page.page.screenshot();
  await page.call('showPresence', 'Assent is working here');
  await page.call('showPresence', 'Assent is waiting for you');
  expect((await page.page.screenshot()).equals(bare)).toBe(false);
  expect(await page.page.locator('html > :not(head, body)').count()).toBe(1);
  const after = await page.read();
  expect(after.elements).toEqual(before.elements);
  expect(after.pageChanges).toBeUndefined();
  expect(await page.act({ action: 'read' })).not.toMatchObject({ value: expect.stringContaining('Assent') });
  expect(await page.page.evaluate('document.documentElement.innerText')).not.toContain('Assent');
  const [quiet] = await page.idsOf('Quiet');
  expect(await page.act({ action: 'click', target: { elementId: quiet ?? '' } })).toMatchObject({
    effect: 'no_change',
  });
  const [edge] = await page.idsOf('Buy');
  expect(await page.act({ action: 'click', target: { elementId: edge ?? '' } })).toMatchObject({
    success: true,
    effect: 'changed',
  });
  await page.page.mouse.click(500, 690);
  await page.call('hidePresence');
  expect(await page.page.locator('html > :not(head, body)').count()).toBe(0);
  expect(await page.page.screenshot({ path: 'e2e/artifacts/presence-gone.png' })).toBeDefined();
});

test('does not count changes of the sign as effects of an action', async () => {
  const page = await show(PAGE);
  const [quiet] = await page.idsOf('Quiet');
  const running = page.act({ action: 'click', target: { elementId: quiet ?? '' } });
  await page.call('showPresence', 'Assent is working here');
  await page.call('hidePresence');
  await page.call('showPresence', 'Assent is working here');
  expect(await running).toMatchObject({ effect: 'no_change' });
});

test('shows the sign in forced colours, and above an earlier dialog', async () => {
  const page =
    await show(`${PAGE}<dialog style="inset:0;width:100%;height:100%;max-width:none;max-height:none">Sure?</dialog>
    <script>document.querySelector('dialog').showModal()</script>`);
  await page.page.emulateMedia({ forcedColors: 'active' });
  const bare = await page.page.screenshot();
  await page.call('showPresence', 'Assent 正在这个网页上操作');
  expect((await page.page.screenshot()).equals(bare)).toBe(false);
  await page.page.emulateMedia({ forcedColors: 'none' });
});
