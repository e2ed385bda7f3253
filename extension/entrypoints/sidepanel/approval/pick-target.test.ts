import { readResultMessage } from '@assent/shared';
import { expect, test } from 'vitest';
import { answerWith, askSimulated, callFor } from '../../../testing/simulation/ask-simulated.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { REFUSED, SECRET } from '../../../testing/simulation/simulated-elements.ts';
import type { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';

async function askWithTwoRows(
  value = 'tea',
  second = 'click',
): Promise<{ panel: SimulatedPanel; callId: string }> {
  const actions = [
    { action: 'fill', target: { elementId: 'e_1' }, params: { value } },
    { action: second, target: { elementId: 'e_2' } },
  ];
  const panel = await askSimulated(answerWith(callFor('tool_1', ...actions)));
  return { panel, callId: panel.waiting()?.id ?? '' };
}

const ran = (panel: SimulatedPanel): unknown[] =>
  panel.page.executions.map(({ action, fingerprint }) => [action.target.elementId, fingerprint]);

test('a picked target is previewed, arms the card again, runs, and is reported with the one it replaced', async () => {
  const { panel, callId } = await askWithTwoRows();
  await panel.clock.advance(400);
  panel.page.pointing.at = 'e_3';
  panel.turn().pickTarget(callId, 1);
  await settle();
  expect(panel.press()).toBe('early');
  await panel.clock.advance(400);
  expect(panel.press()).toBe('accepted');
  await settle();
  expect(ran(panel)).toEqual([
    ['e_1', 'document-1/e_1/1/0'],
    ['e_3', 'document-1/e_3/1/0'],
  ]);
  const { results } = JSON.parse(
    readResultMessage(panel.backend.accepted.at(-1)?.message ?? '')?.result ?? '{}',
  );
  expect(results[0]).not.toHaveProperty('changed_by_person');
  expect(results[1].changed_by_person).toContain('e_3 instead of e_2');
  expect(results[1].target_now).toEqual({ id: 'e_3', desc: 'button: e_3 vb (0s)' });
});

test("a picked element that can't be used changes nothing that could run", async () => {
  const { panel, callId } = await askWithTwoRows();
  panel.turn().pickTarget(callId, 1);
  await settle();
  expect(panel.store().getState().picking).toBeUndefined();
  expect(panel.waiting()?.state).toMatchObject({
    card: { rows: [{}, { action: { target: { elementId: 'e_2' } } }] },
  });
  panel.page.pointing.at = 'e_9';
  panel.turn().pickTarget(callId, 1);
  await settle();
  await panel.clock.advance(400);
  panel.press();
  await settle();
  expect(ran(panel)).toEqual([['e_1', 'document-1/e_1/1/0']]);
});

test('a decision and a cancellation end picking in the page', async () => {
  const { panel, callId } = await askWithTwoRows();
  panel.page.pointing.at = 'waits';
  panel.turn().pickTarget(callId, 0);
  expect(panel.store().getState().picking?.state).toEqual({
    status: 'pointing',
    at: { kind: 'button', name: 'Buy' },
  });
  panel.turn().stopPicking();
  expect(panel.store().getState().picking).toBeUndefined();
  panel.turn().pickTarget(callId, 0);
  panel.turn().reject(callId, { trusted: true, repeated: false });
  expect(panel.page.pointing.signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(panel.store().getState().picking).toBeUndefined();
});

test("a picked field may be secret, so its value can't be edited before the page has described it", async () => {
  const { panel, callId } = await askWithTwoRows(REFUSED, 'fill');
  panel.page.pointing.at = SECRET;
  panel.turn().pickTarget(callId, 0);
  await panel.look();
  panel.turn().changeValue(callId, 0, 'value', 'hunter2');
  await panel.look();
  expect(JSON.stringify(panel.kept)).not.toContain('hunter2');
});

test("it can't be edited during the preview either", async () => {
  const { panel, callId } = await askWithTwoRows();
  panel.page.killWorker('before', 2);
  panel.page.pointing.at = SECRET;
  panel.turn().pickTarget(callId, 0);
  await settle();
  panel.turn().changeValue(callId, 0, 'value', 'hunter2');
  await panel.clock.advance(1_000);
  expect(JSON.stringify(panel.kept)).not.toContain('hunter2');
});
