import { expect, test } from 'vitest';
import { approveCard, askWithCard } from '../../../testing/simulation/ask-simulated.ts';

test('an approval without consent runs and sends nothing, and the card waits until it is given again', async () => {
  const panel = await askWithCard({ action: 'fill', target: { elementId: 'e_1' }, params: {} });
  panel.consent = false;
  expect(panel.press()).toBe('no-consent');
  await panel.look();
  expect(panel.page.executions).toEqual([]);
  expect(panel.backend.requests).toHaveLength(1);
  panel.consent = true;
  await approveCard(panel);
  expect(panel.page.executions).toHaveLength(1);
  expect(panel.backend.requests).toHaveLength(2);
});
