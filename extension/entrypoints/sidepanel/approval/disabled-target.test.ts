import { readResultMessage } from '@assent/shared';
import { expect, test } from 'vitest';
import { answerWith, approveCard, callFor } from '../../../testing/simulation/ask-simulated.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import type { Row } from '../conversation/card.ts';

const fill = { action: 'fill', target: { elementId: 'e_1' }, params: { value: 'x' } };
const click = { action: 'click', target: { elementId: 'e_2' }, params: {} };

/** The button is disabled as the card is made. */
async function ask(...actions: object[]): Promise<SimulatedPanel> {
  const panel = new SimulatedPanel();
  panel.page.tab.elements.disabled.add('e_2');
  panel.backend.script.push(answerWith(callFor('tool_1', ...actions)), answerWith());
  panel.turn().send('Do it');
  await panel.look();
  await panel.clock.advance(400);
  return panel;
}

function rows(panel: SimulatedPanel): readonly Row[] {
  const state = panel.waiting()?.state;
  return state?.status === 'awaiting' && state.card.kind === 'actions' ? state.card.rows : [];
}

test('a disabled target can be approved together with the rows that may enable it', async () => {
  const panel = await ask(fill, click);
  expect(rows(panel)).toMatchObject([{ preview: { status: 'bound' } }, { preview: { notYet: {} } }]);
  await approveCard(panel);
  expect(panel.page.executions.map(({ action }) => action.action)).toEqual(['fill', 'click']);
});

test.each([
  ['alone', [click]],
  ['before the row that would enable it', [click, fill]],
  ['after a row that only reads', [{ action: 'read', target: { elementId: 'e_1' }, params: {} }, click]],
])('a disabled target cannot run %s', async (_where, actions) => {
  const panel = await ask(...actions);
  await panel.clock.advance(2000);
  const card = rows(panel).find(({ action }) => action.action === 'click');
  const told = readResultMessage(panel.backend.accepted[1]?.message ?? '')?.result ?? '';
  expect(card ? JSON.stringify(card.preview) : told).toContain('Disabled.');
  expect(card?.preview.status).not.toBe('bound');
});

test('a target that the page enables meanwhile is shown so, and the card does not arm again', async () => {
  const panel = await ask(fill, click);
  panel.page.tab.elements.disabled.delete('e_2');
  await panel.clock.advance(1100);
  expect(rows(panel)[1]?.preview).not.toHaveProperty('notYet');
  expect(panel.press()).toBe('accepted');
});

test('a target that the page disables after it was shown is gone, and the card arms when it is back', async () => {
  const panel = await ask(fill, { ...click, target: { elementId: 'e_3' } });
  panel.page.tab.elements.disabled.add('e_3');
  await panel.clock.advance(1100);
  expect(rows(panel)[1]?.gone).toBe('target');
  panel.page.tab.elements.disabled.delete('e_3');
  await panel.clock.advance(1100);
  expect(rows(panel)[1]?.gone).toBeUndefined();
});
