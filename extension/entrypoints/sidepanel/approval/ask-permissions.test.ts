import { expect, test } from 'vitest';
import { askWithCard } from '../../../testing/simulation/ask-simulated.ts';

const fill = { action: 'fill', target: { elementId: 'e_2' } };
const download = { action: 'download', target: { elementId: 'e_1' } };

test('requests a missing permission during the press of Approve only', async () => {
  const panel = await askWithCard(download, fill);
  expect(panel.permissionsAsked).toEqual([]);
  expect(panel.press({ trusted: false })).toBe('untrusted');
  expect(panel.permissionsAsked).toEqual([]);
  expect(panel.press()).toBe('accepted');
  // At once: the permission prompt needs the user gesture.
  expect(panel.permissionsAsked).toEqual(['downloads']);
});

test('requests nothing for a card that needs nothing', async () => {
  const panel = await askWithCard(fill);
  await panel.clock.advance(400);
  panel.press();
  expect(panel.permissionsAsked).toEqual([]);
});
