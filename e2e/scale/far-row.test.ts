import { expect, test } from 'vitest';
import type { MoreElements } from '../../extension/page/frame-reading.ts';
import { inBrowser } from '../page/show.ts';
import { windowedList } from '../page/windowed-list.ts';

const show = inBrowser();

test('row 7,777 of 10,000 is found, or the result says how far the search got; continuing finds it', async () => {
  const page = await show(windowedList(10_000));
  let offset = 0;
  for (let round = 0; round < 12; round += 1) {
    const { collected } = await page.call<MoreElements>('findMore', {
      language: 'en',
      query: { keyword: 'Order 7777', collect: true, offset },
      limit: 30,
    });
    if (collected?.isFound) break;
    expect(collected?.looked).toBeGreaterThan(100);
    offset += collected?.looked ?? 0;
  }
  expect(offset).toBeLessThan(7_777);
  expect(await page.page.evaluate('space.textContent')).toContain('Order 7777 ');
}, 120_000);
