import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { approveAfter, on } from './approve-after.ts';
import { inBrowserWithDone } from './show-done.ts';

// Clocks and counters go on around a target while a person reads its card. What is no clock is bound, however restless it is.
const show = inBrowserWithDone();

const CLOCK = '<script>x.textContent = new Date().toTimeString().slice(0, 5)</script>';

test.each(
  casesForRun(
    [
      ['an age', '3 minutes ago', `x.textContent = '4 minutes ago'`],
      ['the time of day', CLOCK, `x.textContent = new Date(Date.now() + 60_000).toTimeString().slice(0, 5)`],
      ['what nobody reads', '', `x.textContent = '  '`],
    ],
    1,
  ),
)('acts although %s in the row changes', async (_case, text, change) => {
  const page = await show(
    `<ul><li>Post <i id=x>${text}</i><button onclick="this.textContent = 'Liked'">Like</button></li></ul>`,
  );
  const outcome = await approveAfter(page, on('click', 'button'), () => page.page.evaluate(change));
  expect(outcome).toMatchObject({ success: true, value: 'Liked' });
});

test('acts although a price in the row ticks', async () => {
  const page =
    await show(`<ul><li>Share <b id=x>0</b> <button onclick="this.textContent = 'Bought'">Buy</button></li></ul>
    <script>let n = 0; setInterval(() => { x.textContent = ++n; }, 80)</script>`);
  const outcome = await approveAfter(page, on('click', 'button'), () => page.page.waitForFunction('n > 12'));
  expect(outcome).toMatchObject({ success: true });
});

/** Changes by itself, again and again, as `n` counts. */
const RESTLESS = (html: string, change: string) =>
  `${html}<script>let n = 0; let isShown = false; const turning = setInterval(() => { n += 1; ${change} }, 60)</script>`;

test.each(
  casesForRun(
    [
      ['order', '<b id=x>Order 1043 · Ada</b>', `x.textContent = 'Order 1043 · Ada' + (n % 2 ? '…' : '')`],
      ['number that counts up', '<td id=x>1043</td>', 'x.textContent++'],
      ['amount that counts up', '<b id=x>10 €</b>', `x.textContent = 10 + n + ' €'`],
    ],
    1,
  ),
)('does not act on another %s, however restless its row is', async (_case, text, change) => {
  const row = `<table><tr><td>Ada ${text}<td><button onclick="did = 1">Refund</button></table>`;
  const page = await show(RESTLESS(row, change));
  const outcome = await approveAfter(page, on('click', 'button'), async () => {
    await page.page.waitForFunction('n > 8');
    await page.page.evaluate(`clearInterval(turning); x.textContent = x.textContent.replace(/\\d+/, '1099')`);
  });
  expect([outcome.error_type, await page.page.evaluate('window.did')]).toEqual(['ElementChanged', undefined]);
});

test.each(
  casesForRun(
    [
      ['a countdown', '<p>Ends in <b id=x>04:59</b></p>', `x.textContent = '04:' + (59 - n % 40)`],
      [
        'a counter of views',
        '<p id=x>12 people look at this</p>',
        `x.textContent = 12 + n + ' people look at this'`,
      ],
      ['a toast', '<div id=x role=status></div>', `x.textContent = 'Saved ' + n`],
    ],
    1,
  ),
)('acts although %s goes on beside the button', async (_case, html, change) => {
  const offer = `<section><h2>Offer</h2>${html}<button onclick="this.textContent = 'Bought'">Buy</button></section>`;
  const page = await show(RESTLESS(offer, change));
  const outcome = await approveAfter(page, on('click', 'button'), () => page.page.waitForFunction('n > 8'));
  expect(outcome).toMatchObject({ success: true });
});

test.each(
  casesForRun(
    [
      ['a number after a word', '<b id=x>Account 1041</b>', `x.textContent = 'Account ' + (1041 + n)`, ''],
      ['a long number after a word', 'Account <b id=x>1041</b>', 'x.textContent = 1041 + n', ''],
      [
        'a lone number that goes up and down',
        '<b id=x>12</b>',
        'if (isShown) x.textContent = 12 + n % 2',
        `x.textContent = '13'`,
      ],
      [
        'a number before a name',
        '<b id=x>12 Ada</b>',
        `if (isShown) x.textContent = 12 + n % 2 + ' Ada'`,
        `x.textContent = '13 Ada'`,
      ],
      [
        'another figure than the one that ticks',
        '<b id=x>Order 7: 10 %</b>',
        `x.textContent = 'Order 7: ' + (10 + n) + ' %'`,
        `x.textContent = x.textContent.replace('7', '8')`,
      ],
      [
        'a jump of what ticked',
        '<b id=x>10 %</b>',
        `x.textContent = 10 + n + ' %'`,
        `x.textContent = '95 %'`,
      ],
      ['a name before what ticks now', '<b id=x>Ada</b>', `if (isShown) x.textContent = n + ' people'`, ''],
    ],
    1,
  ),
)('does not act where %s stands in the row', async (_case, text, change, last) => {
  const page = await show(RESTLESS(`<ul><li>${text} <button onclick="did = 1">Refund</button></ul>`, change));
  const outcome = await approveAfter(page, on('click', 'button'), async () => {
    await page.page.evaluate('isShown = true; n = 0');
    await page.page.waitForFunction('n > 8');
    await page.page.evaluate(`clearInterval(turning); ${last}`);
  });
  expect([outcome.error_type, await page.page.evaluate('window.did')]).toEqual(['ElementChanged', undefined]);
});

test.each(
  casesForRun(
    [
      ['Ends in 2h 14m 48s', "'Ends in 2h 14m ' + (48 - (n % 40)) + 's'"],
      ['0:31 / 3:20', "'0:' + (31 + (n % 20)) + ' / 3:20'"],
      ['4.1 MB of 10 MB · 41 %', "(4.1 + n / 10).toFixed(1) + ' MB of 10 MB · ' + (41 + n) + ' %'"],
      ['١٠:١٥', "'١٠:١' + '٥٦٧٨٩'[Math.min(n, 4)]"],
      ['1,204 watching', "'1,' + (204 + 9 * (n % 3)) + ' watching'"],
    ],
    1,
  ),
)('acts beside “%s”, which ticks in its row', async (text, next) => {
  const row = `<ul><li>Ada <b id=x>${text}</b> <button onclick="this.textContent = 'Opened'">Open</button></ul>`;
  const page = await show(RESTLESS(row, `x.textContent = ${next}`));
  const outcome = await approveAfter(page, on('click', 'button'), () => page.page.waitForFunction('n > 5'));
  expect(outcome).toMatchObject({ success: true, value: 'Opened' });
});
