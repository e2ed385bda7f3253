import { expect, test } from 'vitest';
import { expectInProportion } from '../page/compare-times.ts';
import { inBrowser } from '../page/show.ts';

// A page can put as much as it likes into a name. Nobody is told more than its beginning, nor waits for the rest.
const show = inBrowser();

test('a button of ten million characters is read and pressed in a moment', async () => {
  const page = await show(`<button id=t onclick="o.textContent = 'Done'">x</button><p id=o></p>
    <script>t.textContent = 'word '.repeat(2_000_000)</script>`);
  await expectInProportion(page, 50, () => page.read());
  const [element] = (await page.read()).elements;
  expect(element?.desc).toMatch(/^button: (word )+.*…$/u);
  expect(await page.act({ action: 'click', target: { selector: '#t' } })).toMatchObject({ success: true });
});

test('a name of many parts begins with the first', async () => {
  const parts = Array.from({ length: 1000 }, (_, index) => `<span>part${index} </span>`).join('');
  const page = await show(`<button>${parts}</button><button>After</button>`);
  const told = (await page.read()).elements.map(({ desc }) => desc);
  expect(told[0]).toMatch(/^button: part0 part1 part2/u);
  expect(told[1]).toBe('button: After');
});
