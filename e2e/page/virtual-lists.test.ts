import { expect, test } from 'vitest';
import type { MoreElements } from '../../extension/page/frame-reading.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

/** Ten thousand rows of 30 px, of which some twenty are drawn, a moment after it was scrolled. */
function windowed(rows: number): string {
  return `<div id=list style="height:600px;overflow:auto;width:500px"><div id=space style="position:relative;height:${rows * 30}px"></div></div><script>
    const list = document.getElementById('list'), space = document.getElementById('space');
    const draw = () => {
      const first = Math.max(0, Math.floor(list.scrollTop / 30) - 2);
      space.innerHTML = Array.from({ length: Math.min(24, ${rows} - first) }, (_, at) => first + at).map(at =>
        '<div style="position:absolute;width:100%;height:30px;top:' + at * 30 + 'px">Order ' + (at + 1) + ' <button>Open</button></div>').join('');
    };
    list.addEventListener('scroll', () => requestAnimationFrame(draw));
    draw();
  </script>`;
}

function ask(page: TestPage, query: object): Promise<MoreElements> {
  return page.call<MoreElements>('findMore', { language: 'en', query, limit: 30 });
}

const scrolled = (page: TestPage) => page.page.evaluate('Math.round(list.scrollTop)');

test('the drawn part of a list is reported', async () => {
  const page = await show(windowed(10_000));
  const { list } = await ask(page, {});
  expect(list?.drawn).toBe(24);
  expect(list?.total).toBeGreaterThan(9_900);
  expect(list?.total).toBeLessThan(10_100);
});

test.each([
  [
    'scrolled',
    `<div style="height:300px;overflow:auto">${'<p>Row <button>Open</button></p>'.repeat(80)}</div>`,
  ],
  [
    'short, in a long page',
    `<ul>${'<li><a href=#>Part</a></li>'.repeat(20)}</ul>${'<p>Text</p>'.repeat(300)}`,
  ],
])('a complete list is not reported: %s', async (_what, html) => {
  const page = await show(html);
  expect((await ask(page, {})).list).toBeUndefined();
});

test('a list that says how many rows it has is believed', async () => {
  const page = await show(windowed(2_000).replace('id=space', 'id=space role=grid aria-rowcount=2345'));
  expect((await ask(page, {})).list?.total).toBe(2345);
});

test('a row far down is scrolled to by its words, and can be acted on there', async () => {
  const page = await show(windowed(1_000));
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

test('a list that a busy page draws late is waited for, frame by frame', async () => {
  const busy = 'const end = performance.now() + 200; while (performance.now() < end);';
  const late = `let left = 7; const wait = () => { ${busy} left -= 1; left ? requestAnimationFrame(wait) : draw(); }; wait();`;
  const page = await show(windowed(60).replace('requestAnimationFrame(draw)', `{ ${late} }`));
  const { collected, elements } = await ask(page, { keyword: 'Order 50', collect: true });
  expect(collected).toMatchObject({ isFound: true });
  expect(elements[0]?.desc).toContain('near: Order 50');
});

test('row 7,777 of 10,000 is found, or the result says how far the search got; continuing finds it', async () => {
  const page = await show(windowed(10_000));
  let offset = 0;
  for (let round = 0; round < 12; round += 1) {
    const { collected } = await ask(page, { keyword: 'Order 7777', collect: true, offset });
    if (collected?.isFound) break;
    expect(collected?.looked).toBeGreaterThan(100);
    offset += collected?.looked ?? 0;
  }
  expect(offset).toBeLessThan(7_777);
  expect(await page.page.evaluate('space.textContent')).toContain('Order 7777 ');
}, 120_000);

test('without a keyword every row is read once, and the list is back where it was', async () => {
  const page = await show(windowed(200));
  await page.page.evaluate('list.scrollTop = 900');
  const { collected } = await ask(page, { collect: true });
  expect(collected).toMatchObject({ looked: 200, isThrough: true, isFound: false });
  expect(new Set(collected?.texts).size).toBe(collected?.texts.length);
  expect(await scrolled(page)).toBe(900);
});
