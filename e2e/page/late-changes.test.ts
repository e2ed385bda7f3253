import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

const show = inBrowser();

const CLICK = { action: 'click', target: { selector: 'button' } };

/** `script` runs at a click on the button, and may `wait`. */
const clickable = (body: string, script: string): string =>
  `${body}<p id=e></p><script>const wait = time => new Promise(done => setTimeout(done, time));
    document.querySelector('button').onclick = async ({ target }) => { ${script} };</script>`;

const LATE_ALERT = `e.textContent = 'Saved'; await wait(1200); e.innerHTML = '<span role=alert>Your changes could not be kept</span>';`;

test('reports what a page says after a result', async () => {
  const page = await show(clickable('<button>Save</button>', LATE_ALERT));
  expect(await page.act(CLICK)).toMatchObject({ success: true, page_message: 'Saved' });
  expect(await page.call('lateChange')).toMatchObject({
    kind: 'said',
    tone: 'bad',
    text: expect.stringContaining('could not be kept'),
  });
});

test('reports a state that goes back, with its reason where there is one', async () => {
  const body = '<button aria-pressed=false>Pin</button>';
  const pin = "target.ariaPressed = 'true'; await wait(2000); target.ariaPressed = 'false';";
  const silent = await show(clickable(body, pin));
  expect(await silent.act(CLICK)).toMatchObject({ success: true });
  expect(await silent.call('lateChange')).toMatchObject({ kind: 'back', tone: 'bad' });
  const told = await show(
    clickable(body, `${pin} await wait(50); e.textContent = 'Only 3 pins are allowed: failed';`),
  );
  expect(await told.act(CLICK)).toMatchObject({ success: true });
  expect(await told.call('lateChange')).toMatchObject({
    kind: 'said',
    text: 'Only 3 pins are allowed: failed',
  });
});

test('does not take it for a change that a page stops to acknowledge a press', async () => {
  const page = await show(
    clickable(
      '<button>Copy</button>',
      "target.textContent = 'Copied!'; await wait(1800); target.textContent = 'Copy'; await wait(700); e.innerHTML = '<i role=alert>Failed</i>';",
    ),
  );
  expect(await page.act(CLICK)).toMatchObject({ success: true });
  expect(await page.call('lateChange')).toMatchObject({ kind: 'said', text: 'Failed' });
});

/** What it says is an answer to its field. */
const SAVED = clickable(
  `<button>Save</button><input onfocus="e.innerHTML = '<i role=alert>Failed</i>'">`,
  "e.textContent = 'Saved';",
);

test('ends with what the person does on the page', async () => {
  const page = await show(SAVED);
  await page.act(CLICK);
  const change = page.call('lateChange');
  await page.page.locator('input').click();
  expect(await change).toBe('none');
});

test('ends with the next action', async () => {
  const page = await show(SAVED);
  await page.act(CLICK);
  const change = page.call('lateChange');
  await page.act({ action: 'focus', target: { selector: 'input' } });
  expect(await change).toBe('none');
});
