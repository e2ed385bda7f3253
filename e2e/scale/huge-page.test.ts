import { expect, test } from 'vitest';
import type { MoreElements } from '../../extension/page/frame-reading.ts';
import { expectInProportion } from '../page/compare-times.ts';
import type { TestPage } from '../page/open-page.ts';
import { inBrowser } from '../page/show.ts';

const show = inBrowser();

const BUTTONS = 50_000;
/** How long it takes is for `pnpm bench`. A step for each pair of buttons would be thousands of looks at the page. */
const MAX_LOOKS = 40;

async function showHugePage(): Promise<TestPage> {
  const page = await show('<main></main>');
  await page.page.evaluate(count => {
    const rows = Array.from({ length: count }, (_, index) => `<div><button>Item ${index}</button></div>`);
    const bar =
      '<div style="position:fixed;left:0;right:0;bottom:0;text-align:center"><button>Save all</button></div>';
    const main = document.querySelector('main');
    if (main) main.innerHTML = `${rows.join('')}<section>${bar}</section>`;
    scrollTo(0, document.body.scrollHeight / 2);
  }, BUTTONS);
  return page;
}

function find(page: TestPage, query: object): Promise<MoreElements> {
  return page.call<MoreElements>('findMore', { language: 'en', query, limit: 30 });
}

const descs = ({ elements }: MoreElements) => elements.map(({ desc }) => desc);

test('50,000 buttons are read in proportion, and those in view come first', async () => {
  const page = await showHugePage();
  await expectInProportion(page, MAX_LOOKS, () => page.read('en', 40));
  const answer = await page.read('en', 40);
  const names = answer.elements.map(({ desc }) => desc.split('(')[0]);
  expect(names).toContain('button: Save all');
  const inView = await page.page.evaluate(() => {
    const isSeen = (button: Element) => {
      const { top, bottom } = button.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    return [...document.querySelectorAll('button')].filter(isSeen).map(({ textContent }) => textContent);
  });
  expect(inView.length).toBeGreaterThan(20);
  expect(names).toEqual(expect.arrayContaining(inView.map(name => `button: ${name}`)));
  expect(answer.total).toBeGreaterThan(inView.length);
  expect(answer.elements.some(({ desc }) => / of \d/u.test(desc))).toBe(false);
});

test('elements in view are found at once, and the result says that the search is incomplete', async () => {
  const page = await showHugePage();
  const answer = await find(page, { keyword: 'Save all' });
  expect(descs(answer)).toEqual(['button: Save all']);
  expect(answer.nextFrom).toBeGreaterThan(1000);
});

test('an element far down is found by continuing where time ran out', async () => {
  const page = await showHugePage();
  await page.page.evaluate(() => scrollTo(0, 0));
  const wanted = 'button: Item 12345';
  let [from, asked] = [0, 0];
  let answer = await find(page, { keyword: 'Item 12345' });
  while (!descs(answer).includes(wanted)) {
    asked += 1;
    expect(answer.nextFrom, `asked ${asked} times`).toBeGreaterThanOrEqual(from + 1000);
    from = answer.nextFrom ?? 0;
    answer = await find(page, { keyword: 'Item 12345', from });
  }
  expect(asked).toBeGreaterThan(0);
  // Each of two elements for a button is looked at once.
  expect(from).toBeLessThan(2 * 12_346);
}, 300_000);

test('without words everything is counted once, in parts where there is no time for all', async () => {
  const page = await showHugePage();
  let answer = await find(page, {});
  let { total } = answer;
  while (answer.nextFrom !== undefined) {
    answer = await find(page, { from: answer.nextFrom });
    total += answer.total;
  }
  expect(total).toBeGreaterThan(BUTTONS);
  // What is in view counts at the first look as well.
  expect(total).toBeLessThan(BUTTONS + 1000);
}, 120_000);

test('more nodes in one box than a call can be given are no obstacle', async () => {
  const page = await show('<main></main>');
  await page.page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = `<button>Save</button>${'<i></i>'.repeat(200_000)}`;
  });
  expect(descs(await find(page, { keyword: 'zebra' }))).toEqual([]);
  expect(descs(await find(page, { keyword: 'Save' }))).toEqual(['button: Save']);
}, 120_000);
