import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

const show = inBrowser();

const PAGE = `<p id=p>Some words to choose, and a very secret hunter2hunter2 among them.</p>
  <input id=plain aria-label=Note value="typed words"><input type=password id=pass value="hunter2hunter2">`;

test('reports a settled selection, and its end', async () => {
  const page = await show(PAGE);
  await page.call('watchSelection');
  const told = () => page.call<{ excerpt: string; length: number }[]>('selected');
  expect(await told()).toEqual([]);
  await page.page.evaluate(`for (let end = 1; end < 11; end += 1)
    getSelection().setBaseAndExtent(p.firstChild, 0, p.firstChild, end)`);
  await expect.poll(told).toEqual([{ excerpt: 'Some words', length: 10, isTop: true }]);
  await page.page.evaluate('getSelection().removeAllRanges()');
  await expect.poll(async () => (await told()).at(-1)).toMatchObject({ length: 0 });
  await page.page.evaluate('plain.focus(); plain.setSelectionRange(0, 5)');
  await expect.poll(async () => (await told()).at(-1)).toMatchObject({ excerpt: 'typed' });
});

test('never reports a secret, in its field or quoted', async () => {
  const page = await show(PAGE);
  await page.call('watchSelection');
  await page.page.evaluate('pass.focus(); pass.select()');
  await page.page.evaluate('getSelection().selectAllChildren(p)');
  const told = () => page.call<{ excerpt: string }[]>('selected');
  await expect.poll(async () => (await told()).at(-1)?.excerpt).toContain('a very secret •••');
  expect(JSON.stringify(await told())).not.toContain('hunter2');
});
