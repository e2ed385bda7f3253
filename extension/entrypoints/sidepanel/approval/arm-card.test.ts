import { expect, test } from 'vitest';
import { answerWith, askSimulated, callFor } from '../../../testing/simulation/ask-simulated.ts';

test('a card that changed while arming arms only after the whole time', async () => {
  const actions = ['e_1', 'e_2'].map(elementId => ({ action: 'click', target: { elementId }, params: {} }));
  const panel = await askSimulated(answerWith(callFor('tool_1', ...actions)));
  const isArmed = (): boolean | undefined => panel.store().getState().arming?.armed;
  await panel.clock.advance(200);
  panel.turn().tickRow(panel.waiting()?.id ?? '', 1, false);
  await panel.clock.advance(300);
  expect(isArmed()).toBe(false);
  expect(panel.press()).toBe('early');
  await panel.clock.advance(100);
  expect(isArmed()).toBe(true);
  expect(panel.press()).toBe('accepted');
});

test('scrolls to the first target of a new card, once', async () => {
  const actions = ['e_2', 'e_1'].map(elementId => ({ action: 'click', target: { elementId }, params: {} }));
  const panel = await askSimulated(answerWith(callFor('tool_1', ...actions)));
  panel.turn().armCard(panel.waiting()?.id ?? '');
  panel.turn().tickRow(panel.waiting()?.id ?? '', 0, false);
  await panel.clock.advance(2000);
  expect(panel.page.shown).toEqual(['e_2']);
});
