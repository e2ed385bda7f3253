import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { coloursOfPicture } from '../browser/colours-of-picture.ts';
import { grantAllSites } from '../browser/grant-all-sites.ts';
import { inExtension, type Tab } from './in-extension.ts';

/** What the card showed is pictured, or nothing is. */

const extension = inExtension(grantAllSites());

/** A page that does something as soon as it sees our masks come. */
async function openWatching(script: string): Promise<Tab> {
  extension.site.serve({
    '/watching': `<!doctype html><title>Shown</title><input type=password value=hunter2><p id=p>Shown on the card</p><script>
      new MutationObserver((_records, observer) => {
        if (document.querySelector('html > :not(head, body)')) { observer.disconnect(); ${script} }
      }).observe(document.documentElement, { childList: true })</script>`,
    '/bank':
      '<!doctype html><title>Bank</title><body style="background:#f00"><p id=p style="height:2000px">4711',
  });
  const tab = await extension.open('/watching');
  onTestFinished(() => tab.page.close());
  await tab.page.bringToFront();
  return tab;
}

/** The page does nothing more until the server answers. */
const holdStill = `const held = new XMLHttpRequest(); held.open('GET', '/held', false); held.send()`;

describe.each([
  ['visible', {}],
  ['page', {}],
  ['element', { selector: '#p' }],
])('a page that leaves for another site when the masks appear: %s', (part, target) => {
  test('takes no picture once it is gone', async () => {
    const tab = await openWatching(`location.href = '{{foreign}}/bank'; ${holdStill}`);
    const left = tab.page.waitForURL('**/bank');
    await tab.page.route('**/held', async route => {
      await left;
      await route.abort();
    });
    const outcome = await tab.act({ action: 'screenshot', target, params: { part } });
    expect(outcome).toMatchObject({ success: false, error_type: 'PageGone' });
    expect(outcome.pictures).toBeUndefined();
    await left;
  });

  test('pictures it while it leaves, or nothing', async () => {
    const tab = await openWatching(`location.href = '{{foreign}}/bank'`);
    const outcome = await tab.act({ action: 'screenshot', target, params: { part } });
    await tab.page.waitForURL('**/bank');
    if (outcome.success) expect(await isRed(tab.page, outcome)).toBe(false);
    else expect(outcome).toMatchObject({ error_type: 'PageGone' });
  });
});

async function isRed(page: Page, { pictures = [] }: Outcome): Promise<boolean> {
  const corners = pictures.map(({ data = '', width, height }) =>
    coloursOfPicture(page, data, [
      [1, 1],
      [width - 2, height - 2],
    ]),
  );
  return (await Promise.all(corners)).flat().some(([red = 0, green = 0]) => red > 200 && green < 100);
}

test('reports a page that left in the middle of a whole-page picture', async () => {
  const tab = await openWatching('');
  await tab.page.evaluate('document.body.style.height = "9000px"');
  const previewed = await tab.preview({ action: 'screenshot', params: { part: 'page' } });
  const running = tab.run({ action: 'screenshot', params: { part: 'page' } }, previewed);
  await expect.poll(() => tab.page.evaluate('scrollY'), { timeout: 9_000 }).toBeGreaterThan(300);
  await tab.page.goto(`${extension.site.origin}/bank`);
  expect(await running).toMatchObject({ success: false, error_type: 'PageGone' });
});
