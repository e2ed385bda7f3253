import { expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

function click(selector: string) {
  return { action: 'click', target: { selector } };
}

const NEEDS_USER = { success: false, effect: 'needs_user', error_type: 'NeedsUser' };

test('a page that checks isTrusted in an inline script', async () => {
  const page = await show(
    `<button id=t>Pay</button><script>t.onclick = event => { if (event.isTrusted) document.body.append('PAID') }</script>`,
  );
  const outcome = await page.act(click('#t'));
  expect(outcome).toMatchObject(NEEDS_USER);
  expect(outcome.message).toContain('by hand');
});

test('a dead button of any other page is a plain no_change', async () => {
  const page = await show('<button id=t>Pay</button><script>t.onclick = () => {}</script>');
  expect(await page.act(click('#t'))).toMatchObject({ success: false, effect: 'no_change' });
});

const CANVAS = '<canvas id=c role=button tabindex=0 width=200 height=100 aria-label=Board></canvas>';
const DRAW = "c.getContext('2d').fillRect(Math.random() * 50, 0, 90, 90)";

test('a drawing that shows nothing of the click', async () => {
  const page = await show(CANVAS);
  expect(await page.act(click('#c'))).toMatchObject(NEEDS_USER);
});

test.each(
  casesForRun(
    [
      ['the drawing itself', CANVAS, '#c'],
      ['a button beside it', `${CANVAS}<button id=b>Draw</button>`, '#b'],
    ],
    1,
  ),
)('a drawing that alone changes at a click on %s', async (_case, html, selector) => {
  const page = await show(
    `${html}<script>document.querySelector('${selector}').onclick = () => ${DRAW}</script>`,
  );
  const outcome = await page.act(click(selector));
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
  expect(outcome.message).toContain('drawing');
});

test.each(
  casesForRun(
    [
      ['anywhere', 'Math.random() * 50'],
      ['in two places by turns', 'frame % 2 * 50'],
    ],
    1,
  ),
)('a self-animating game %s is no evidence', async (_where, place) => {
  const page = await show(`${CANVAS}<script>let frame = 0; (function go() {
    frame += 1;
    c.getContext('2d').clearRect(0, 0, 200, 100);
    c.getContext('2d').fillRect(${place}, 0, 90, 90);
    requestAnimationFrame(go);
  })()</script>`);
  expect(await page.act(click('#c'))).toMatchObject(NEEDS_USER);
});

fullTest('a video that a click does not start', async () => {
  const dead = await show('<video id=v role=button tabindex=0 controls width=300 height=150></video>');
  expect(await dead.act(click('#v'))).toMatchObject(NEEDS_USER);
});

test('a button behind which the page opens the window for files', async () => {
  const page = await show('<button id=t onclick="f.click()">Upload</button><input type=file id=f hidden>');
  const outcome = await page.act(click('#t'));
  expect(outcome).toMatchObject(NEEDS_USER);
  expect(outcome.message).toContain('file');
});

test('a file field itself, before anything is done', async () => {
  const page = await show('<input type=file id=f aria-label=Photo>');
  expect(await page.preview(click('#f'))).toMatchObject({
    status: 'failed',
    failure: { type: 'NeedsUser', message: expect.stringContaining('Photo') },
  });
});

test('a window that a handler would open', async () => {
  const page = await show('<button id=u onclick="0 && open(1)">Open</button>');
  expect(await page.act(click('#u'))).toMatchObject(NEEDS_USER);
});

test.each(casesForRun(['accept', 'dismiss'] as const, 1))(
  'a confirm dialog, answered with %s',
  async answer => {
    const page = await show(
      '<button onclick="if (confirm(`Sure?`)) o.textContent = `Deleted`">Delete</button><p id=o role=status></p>',
    );
    page.page.once('dialog', dialog => setTimeout(() => dialog[answer](), 800));
    const outcome = await page.act(click('button'));
    expect(outcome.effect).toBe(answer === 'accept' ? 'changed' : 'no_change');
  },
);

test('a page with a “Leave site?” dialog', async () => {
  const page = await show(
    '<a href=/next>Go</a><script>addEventListener(`beforeunload`, event => event.preventDefault())</script>',
  );
  expect(await page.act(click('a'))).toMatchObject({ effect: 'navigated', leaving: true, held: true });
});
