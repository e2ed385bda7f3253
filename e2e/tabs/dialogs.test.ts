import { expect, test } from 'vitest';
import { inExtension } from './in-extension.ts';

/** The browser's own dialogs, which only code in the page's world can see. */

const extension = inExtension();

async function press(script: string, answer: 'accept' | 'dismiss' = 'accept') {
  extension.site.serve({
    '/': `<title>Rooms</title><button onclick="${script}">Book</button><p id=o role=status></p>`,
  });
  const tab = await extension.open('/');
  tab.page.on('dialog', dialog => void dialog[answer]());
  const outcome = await tab.act({ action: 'click', target: { elementId: await tab.id(/Book/) } });
  return { outcome, tab };
}

test('what an alert says is quoted, and a refusal in it is no success', async () => {
  const { outcome, tab } = await press('alert(`The room is already taken.`)');
  expect(outcome).toMatchObject({
    success: false,
    effect: 'validation_error',
    page_message: 'The room is already taken.',
    page_message_tone: 'bad',
  });
  // The page has its own function back once nobody watches what comes later.
  await expect.poll(() => tab.page.evaluate('String(alert)')).toContain('[native code]');
});

test.each(['accept', 'dismiss'] as const)('a question is quoted, and its answer counts: %s', async answer => {
  const { outcome } = await press('if (confirm(`Book room 7?`)) o.textContent = `Booked`', answer);
  expect(outcome.message).toContain('dialog of the browser');
  expect(outcome.message).toContain('Book room 7?');
  expect(outcome.message.includes('Booked')).toBe(answer === 'accept');
});

test('no dialog is named where the page was only busy', async () => {
  const busy = 'for (const end = Date.now() + 700; Date.now() < end;); o.textContent = `Booked`';
  const { outcome } = await press(busy);
  expect(outcome).toMatchObject({ success: true });
  expect(outcome.message).not.toContain('dialog');
});
