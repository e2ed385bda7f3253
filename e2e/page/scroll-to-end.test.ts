import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { expectSooner } from './compare-times.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const TO_END = { action: 'scroll', params: { direction: 'bottom' } };

/** Loads ten more rows a while after its end has come into view, as often as `times`; `slower` times as long each time. */
function growingList(times: number, { style = '', wait = 250, slower = 1 }): string {
  return `<div id=s style="${style}"><ul id=l></ul><p id=end>&nbsp;</p></div><script>
    let left = ${times}, wait = ${wait};
    const add = () => { for (let i = 0; i < 10; i++) l.append(Object.assign(document.createElement('li'), { style: 'height:60px', textContent: 'Row ' + l.children.length })) };
    add(); add();
    new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting || left === 0) return;
      setTimeout(() => { left--; add(); }, wait);
      wait *= ${slower};
    }).observe(end);
  </script>`;
}

test.each(
  casesForRun(
    [
      ['the page', ''],
      ['a box of its own', 'height:300px;overflow:auto'],
    ],
    1,
  ),
)('goes on in %s while more is loaded, and reports how much', async (_case, style) => {
  const page = await show(growingList(4, { style }));
  const outcome = await page.act(TO_END);
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
  expect(outcome.message).toContain('loaded 4 times on the way, 40 entries in all; after that, nothing more');
  expect(await page.page.locator('li').count()).toBe(60);
});

const ENDLESS = 10_000;

test.each(
  casesForRun(
    [
      ['quickly', { wait: 20 }],
      ['slower each time', { slower: 1.6 }],
    ],
    1,
  ),
)('stops in a list without end that loads %s, and says that there may be more', async (_case, speed) => {
  const page = await show(growingList(ENDLESS, speed));
  const outcome = await expectSooner(page, 14_000, () => page.act(TO_END));
  expect(outcome.message).toContain('there may be more');
});

test('a page that is at its end already', async () => {
  const page = await show('<div style="height:3000px">x</div>');
  expect(await page.act(TO_END)).toMatchObject({ success: true, effect: 'changed' });
  expect(await page.act(TO_END)).toMatchObject({ success: false, effect: 'no_change' });
});
