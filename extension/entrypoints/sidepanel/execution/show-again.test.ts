import { readResultMessage } from '@assent/shared';
import { expect, test } from 'vitest';
import { answerWith, approveCard, askWithCard } from '../../../testing/simulation/ask-simulated.ts';
import type { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';

// What the page changes after the first rows of a batch ran is shown before the rest runs.

const click = (elementId: string) => ({ action: 'click', target: { elementId }, params: {} });

/** Approves the card, and changes an element while its first row runs. */
async function approveWhileChanging(panel: SimulatedPanel, elementId: string): Promise<void> {
  panel.page.hold();
  await approveCard(panel);
  panel.page.tab.elements.mutate(elementId);
  panel.page.letGo();
  await panel.look();
}

const rowsAsked = (panel: SimulatedPanel) => {
  const state = panel.waiting()?.state;
  return state?.status === 'awaiting' && state.card.kind === 'actions' ? state.card.rows : [];
};

const ranOn = ({ page }: SimulatedPanel) => page.executions.map(({ action }) => action.target.elementId);

test('shows the rest again with its changes, and runs it after a press of its own', async () => {
  const panel = await askWithCard(click('e_1'), click('e_2'), click('e_3'));
  panel.backend.script.push(answerWith());
  await approveWhileChanging(panel, 'e_2');
  expect(ranOn(panel)).toEqual(['e_1']);
  expect(rowsAsked(panel)).toMatchObject([
    { action: click('e_2'), changed: { parts: ['name'] }, attempt: 1 },
    { action: click('e_3'), changed: { parts: [] }, attempt: 1 },
  ]);
  expect(panel.press()).toBe('early');
  await approveCard(panel);
  expect(ranOn(panel)).toEqual(['e_1', 'e_2', 'e_3']);
  const result = readResultMessage(panel.backend.accepted[1]?.message ?? '')?.result ?? '';
  expect(JSON.parse(result)).toMatchObject({ success: true, results: [{}, {}, {}] });
});

test('keeps what the person unticked on the first card', async () => {
  const panel = await askWithCard(click('e_1'), click('e_2'), click('e_3'));
  panel.turn().tickRow(panel.waiting()?.id ?? '', 2, false);
  await approveWhileChanging(panel, 'e_2');
  expect(rowsAsked(panel)).toMatchObject([{ attempt: 1 }, { unticked: true }]);
});

test('reports what ran and what was rejected when the rest is not approved', async () => {
  const panel = await askWithCard(click('e_1'), click('e_2'));
  panel.backend.script.push(answerWith());
  await approveWhileChanging(panel, 'e_2');
  await panel.clock.advance(400);
  panel.turn().reject(panel.waiting()?.id ?? '', { trusted: true, repeated: false }, '');
  await panel.look();
  const result = readResultMessage(panel.backend.accepted[1]?.message ?? '')?.result ?? '';
  expect(JSON.parse(result)).toMatchObject({
    success: false,
    results: [{ success: true }, { error_type: 'Rejected' }],
  });
});

test('gives the refusal to the model when the page changes it each time', async () => {
  const panel = await askWithCard(...['e_1', 'e_2', 'e_3', 'e_1'].map(click));
  panel.backend.script.push(answerWith());
  for (const elementId of ['e_2', 'e_3']) await approveWhileChanging(panel, elementId);
  expect(rowsAsked(panel)).toMatchObject([{ attempt: 2 }, {}]);
  await approveWhileChanging(panel, 'e_1');
  expect(rowsAsked(panel)).toEqual([]);
  expect(ranOn(panel)).toEqual(['e_1', 'e_2', 'e_3']);
});
