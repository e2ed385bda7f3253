import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

/** Nothing came of it, whatever the page did behind the scenes: no success. */

const show = inBrowser();

const CLICK = { action: 'click', target: { selector: 'button, a' } };
const ENTER = { action: 'press', target: { selector: 'input' }, params: { key: 'Enter' } };

test.each([
  [
    'a submit that the page swallows',
    '<form onsubmit="event.preventDefault()"><input><button>Send</button></form>',
    CLICK,
  ],
  [
    'Enter whose submit the page swallows',
    '<form onsubmit="event.preventDefault()"><input aria-label=A></form>',
    ENTER,
  ],
])('%s', async (_case, html, action) => {
  const page = await show(html);
  expect(await page.act(action)).toMatchObject({
    success: false,
    effect: 'no_change',
    message: expect.stringContaining('do not assume that it was sent'),
  });
});

test('a submit that the page sends itself', async () => {
  const page = await show(
    `<form onsubmit="event.preventDefault(); fetch('/send', { method: 'POST' })"><input><button>Send</button></form>`,
  );
  expect(await page.act(CLICK)).toMatchObject({ success: true, effect: 'submitted' });
});

test.each(['mailto:a@b.c', 'tel:+123'])('a link for a program of the system: %s', async href => {
  const page = await show(`<a href="${href}">Write to us</a>`);
  const outcome = await page.act(CLICK);
  expect(outcome).toMatchObject({
    effect: 'no_change',
    message: expect.stringContaining("system's own program"),
  });
  expect(outcome).not.toHaveProperty('leaving');
});
