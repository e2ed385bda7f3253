import { expect, test } from 'vitest';
import { askWithCard } from '../../../testing/simulation/ask-simulated.ts';

const fill = { action: 'fill', target: { elementId: 'e_2' } };
const download = { action: 'download', target: { elementId: 'e_1' } };

test('what the browser does not let us do yet is asked for with the press that approves, and with no other', async () => {
  const panel = await askWithCard(download, fill);
  expect(panel.permissionsAsked).toEqual([]);
  expect(panel.press({ trusted: false })).toBe('untrusted');
  expect(panel.permissionsAsked).toEqual([]);
  expect(panel.press()).toBe('accepted');
  // At once: the permission prompt needs the user gesture.
  expect(panel.permissionsAsked).toEqual(['downloads']);
});

test('nothing is asked for where nothing needs it', async () => {
  const panel = await askWithCard(fill);
  await panel.clock.advance(400);
  panel.press();
  expect(panel.permissionsAsked).toEqual([]);
});
