import { expect, test } from 'vitest';
import { simulatePanel } from './simulation/simulated-panel.ts';

test('a card that changed while it was arming looks armed only when it has stood for the whole time', async () => {
  const panel = simulatePanel();
  const actions = ['e_1', 'e_2'].map(elementId => ({ action: 'click', target: { elementId }, params: {} }));
  const call = { toolName: 'page_action', arguments: JSON.stringify(actions), toolId: 'tool_1' };
  panel.backend.script.push({ calls: [call], end: 'complete' });
  panel.turn().send('Do it');
  await panel.look();
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
