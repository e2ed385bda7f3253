import { expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const CLICK = { action: 'click', target: { selector: 'button' } };

/** What changes by itself, each in its own way, and counts its rounds in the title. */
const VOLATILE = [
  ['a clock', 'c.textContent = performance.now()'],
  ['a clock of words', "c.firstChild.data = ['one', 'two', 'three'][document.title % 3]"],
  ['a ticker', "c.innerHTML = '<b>News ' + document.title + '</b>'"],
  ['a growing log', "c.append(Object.assign(document.createElement('div'), { textContent: 'line' }))"],
  ['a progress bar', "c.style.width = document.title + 'px'"],
  ['a box that scrolls', 's.scrollTop = document.title * 3'],
] as const;

/** What stands right after a lone button is bound to it: by default that stays the same. */
function restless(change: string, onclick = '', after = '<p>Two items</p>'): string {
  return `<title>0</title><button onclick="${onclick}">Pay</button>${after}<p id=c>x</p>
    <div id=s style="height:50px;overflow:auto"><div style="height:9000px">x</div></div><p id=o></p>
    <script>setInterval(() => { document.title++; ${change} }, 60)</script>`;
}

/** More than the 0.3 s after which a page counts as watched, even when rounds come early to catch up with late ones. */
const ROUNDS = 12;

/** As long as a person takes to decide. */
async function previewAndWait(page: TestPage): Promise<void> {
  await page.preview(CLICK);
  const rounds = Number(await page.page.title()) + ROUNDS;
  await page.page.waitForFunction(count => Number(document.title) >= count, rounds);
}

test.each(casesForRun(VOLATILE, 1))(
  'reports no success for a dead button on a page with %s',
  async (_case, change) => {
    const page = await show(restless(change));
    await previewAndWait(page);
    expect(await page.act(CLICK)).toMatchObject({ success: false, effect: 'no_change' });
  },
);

test.each(casesForRun(VOLATILE, 1))('reports success for a live button beside %s', async (_case, change) => {
  const page = await show(restless(change, "setTimeout(() => o.textContent = 'Paid', 300)"));
  await previewAndWait(page);
  expect(await page.act(CLICK)).toMatchObject({ success: true, effect: 'changed' });
});

test('runs where the page draws the words after a lone button again and again', async () => {
  const page = await show(
    restless("c.innerHTML = '<b>News ' + document.title + '</b>'", "o.textContent = 'Paid'", ''),
  );
  const untilRound = (count: number) =>
    page.page.waitForFunction(least => Number(document.title) >= least, count);
  await untilRound(1);
  const bound = await page.preview(CLICK);
  await untilRound(12);
  expect(bound).toMatchObject({ status: 'bound' });
  const binding = bound.status === 'bound' ? bound.binding : undefined;
  const action = { ...CLICK, params: {} };
  expect(await page.call('runAction', { key: 'paid', action, binding, language: 'en' })).toMatchObject({
    success: true,
  });
});

fullTest('does not count a single earlier change as a background mutation', async () => {
  const page = await show(
    "<button onclick=\"o.textContent = 'Paid'\">Pay</button><p id=o></p><script>setTimeout(() => o.textContent = 'Ready', 100)</script>",
  );
  await page.preview(CLICK);
  await page.page.getByText('Ready').waitFor();
  expect(await page.act(CLICK)).toMatchObject({ success: true, effect: 'changed' });
});
