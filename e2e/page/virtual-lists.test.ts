import { expect, test } from 'vitest';
import type { MoreElements } from '../../extension/page/frame-reading.ts';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';
import { windowedList } from './windowed-list.ts';

const show = inBrowser();

function ask(page: TestPage, query: object): Promise<MoreElements> {
  return page.call<MoreElements>('findMore', { language: 'en', query, limit: 30 });
}

const scrolled = (page: TestPage) => page.page.evaluate('Math.round(list.scrollTop)');

test('the drawn part of a list is reported', async () => {
  const page = await show(windowedList(10_000));
  const { list } = await ask(page, {});
  expect(list?.drawn).toBe(24);
  expect(list?.total).toBeGreaterThan(9_900);
  expect(list?.total).toBeLessThan(10_100);
});

test.each(
  casesForRun(
    [
      [
        'scrolled',
        `<div style="height:300px;overflow:auto">${'<p>Row <button>Open</button></p>'.repeat(80)}</div>`,
      ],
      [
        'short, in a long page',
        `<ul>${'<li><a href=#>Part</a></li>'.repeat(20)}</ul>${'<p>Text</p>'.repeat(300)}`,
      ],
    ],
    1,
  ),
)('a complete list is not reported: %s', async (_what, html) => {
  const page = await show(html);
  expect((await ask(page, {})).list).toBeUndefined();
});

fullTest('uses the row count that a list states', async () => {
  const page = await show(windowedList(2_000).replace('id=space', 'id=space role=grid aria-rowcount=2345'));
  expect((await ask(page, {})).list?.total).toBe(2345);
});

fullTest('a row far down is scrolled to by its words, and can be acted on there', async () => {
  const page = await show(windowedList(1_000));
  const { collected, elements } = await ask(page, { keyword: 'Order 777', collect: true });
  expect(collected).toMatchObject({ isFound: true, texts: [] });
  const [first] = elements;
  expect(first?.desc).toContain('near: Order 777');
  expect(await scrolled(page)).toBeGreaterThan(776 * 30 - 600);
  await page.page.evaluate(
    "space.addEventListener('click', ({ target }) => { document.title = target.parentNode.textContent; })",
  );
  const outcome = await page.act({ action: 'click', target: { elementId: first?.id } });
  expect(outcome.success, outcome.message).toBe(true);
  expect(await page.page.title()).toBe('Order 777 Open');
});

fullTest('waits frame by frame for a list that a busy page draws late', async () => {
  const busy = 'const end = performance.now() + 200; while (performance.now() < end);';
  const late = `let left = 7; const wait = () => { ${busy} left -= 1; left ? requestAnimationFrame(wait) : draw(); }; wait();`;
  const page = await show(windowedList(60).replace('requestAnimationFrame(draw)', `{ ${late} }`));
  const { collected, elements } = await ask(page, { keyword: 'Order 50', collect: true });
  expect(collected).toMatchObject({ isFound: true });
  expect(elements[0]?.desc).toContain('near: Order 50');
});

fullTest('without a keyword every row is read once, and the list is back where it was', async () => {
  const page = await show(windowedList(200));
  await page.page.evaluate('list.scrollTop = 900');
  const { collected } = await ask(page, { collect: true });
  expect(collected).toMatchObject({ looked: 200, isThrough: true, isFound: false });
  expect(new Set(collected?.texts).size).toBe(collected?.texts.length);
  expect(await scrolled(page)).toBe(900);
});
