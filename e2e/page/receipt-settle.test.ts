import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { expectSooner } from './compare-times.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const CLICK = { action: 'click', target: { selector: 'button' } };

const WHEEL = `<style>@keyframes turn { to { transform: rotate(1turn) } } .spinner { width: 20px; height: 20px; animation: turn 1s linear infinite }</style>`;

test.each(
  casesForRun(
    [
      ['aria-busy', '<div id=w>x</div>', "w.ariaBusy = 'true'", 'w.ariaBusy = null'],
      ['a progress bar', '<div id=w></div>', "w.innerHTML = '<progress></progress>'", "w.innerHTML = ''"],
      [
        'a wheel that turns',
        `${WHEEL}<div id=w></div>`,
        "w.innerHTML = '<i class=spinner style=display:block></i>'",
        "w.innerHTML = ''",
      ],
    ],
    2,
  ),
)('waits for a page that shows %s', async (_case, html, begin, end) => {
  const page = await show(
    `<button>Go</button>${html}<p role=status></p><script>document.querySelector('button').onclick = () => {
      ${begin};
      setTimeout(() => { ${end}; document.querySelector('[role=status]').textContent = 'Ready' }, 2200);
    }</script>`,
  );
  expect(await page.act(CLICK)).toMatchObject({ success: true, page_message: 'Ready' });
});

test('reports an endless spinner, and waits five seconds at most', async () => {
  const page = await show(
    `${WHEEL}<button onclick="w.innerHTML = '<i class=spinner style=display:block></i>'">Go</button><div id=w></div>`,
  );
  const outcome = await expectSooner(page, 8000, () => page.act(CLICK));
  expect(outcome.message).toContain('still shows that it is busy');
});

test('does not wait for an earlier spinner', async () => {
  const page = await show(
    `${WHEEL}<i class=spinner style=display:block></i><button onclick="o.textContent = 1">Go</button><p id=o></p>`,
  );
  const outcome = await expectSooner(page, 4000, () => page.act(CLICK));
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
});

test('waits until a moving element has arrived', async () => {
  const page = await show(
    `<style>@keyframes in { from { transform: translateX(500px) } } #d { animation: in .6s }</style>
    <button onclick="document.body.insertAdjacentHTML('beforeend', '<div id=d role=dialog aria-label=Terms>x</div>')">Go</button>`,
  );
  expect(await page.act(CLICK)).toMatchObject({ effect: 'opened' });
  expect(await page.page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('answers in time on a page that changes without a pause', async () => {
  const page =
    await show(`<p id=x></p><p id=o></p><button onclick="o.textContent = 'done'; setInterval(() => {
    for (let i = 0; i < 500; i++) x.setAttribute('data-' + (i % 50), Math.random());
  }, 5)">Go</button>`);
  const outcome = await expectSooner(page, 10_000, () => page.act(CLICK));
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
}, 20_000);
