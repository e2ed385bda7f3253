import { expect, test } from 'vitest';
import { answerWith, approveCard, askSimulated, callFor } from '../../../testing/simulation/ask-simulated.ts';
import type { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';

const on = (elementId: string, action = 'fill'): object => ({ action, target: { elementId }, params: {} });

const entriesOf = (panel: SimulatedPanel) => panel.store().getState().conversation.entries;
const firstId = (panel: SimulatedPanel): string => entriesOf(panel)[0]?.id ?? '';

test('sending again keeps what followed, closes its open call, and runs nothing', async () => {
  const panel = await askSimulated(answerWith(callFor('tool_1', on('e_1'))));
  const before = entriesOf(panel).map(({ id }) => id);
  expect(panel.turn().sendAgain(firstId(panel), 'Do it, please')).toBe(true);
  await panel.look();
  const entries = entriesOf(panel);
  expect(entries.slice(0, before.length).map(({ id }) => id)).toEqual(before);
  expect(entries[before.length]).toMatchObject({ text: 'Do it, please', replaces: firstId(panel) });
  expect(panel.calls()[0]?.state).toMatchObject({ status: 'void', reason: 'superseded' });
  expect(panel.page.executions).toEqual([]);
  const [first, second] = panel.backend.requests;
  expect(second).toMatchObject({ message: 'Do it, please', rewind_to: first?.message_id });
  expect(second?.message_id).not.toBe(first?.message_id);
});

test('lists the completed actions for the model, by names and ids only', async () => {
  const panel = await askSimulated(answerWith(callFor('tool_1', on('e_1'), on('e_2', 'click'))));
  await approveCard(panel);
  panel.turn().sendAgain(firstId(panel), 'Do it');
  await panel.look();
  expect(panel.backend.requests.at(-1)?.message).toMatch(
    /^Do it\n\n\[Assent: this message was sent before, .* still stand \(fill e_1; click e_2\)\./,
  );
  expect(panel.page.executions).toHaveLength(2);
});

test('reports an undone action as undone', async () => {
  const panel = await askSimulated(answerWith(callFor('tool_1', on('e_1'), on('e_2', 'click'))));
  await approveCard(panel);
  panel.turn().undoCall(panel.calls()[0]?.id ?? '', { trusted: true, repeated: false });
  await panel.look();
  panel.turn().sendAgain(firstId(panel), 'Do it');
  await panel.look();
  const told = panel.backend.requests.at(-1)?.message;
  expect(told).toContain('still stand (click e_2)');
  expect(told).toContain('fill e_1: undone');
  expect(panel.calls()[0]?.undoing?.reported).toBe(true);
});

test('does nothing during a turn, without text, or for an entry that nobody wrote', async () => {
  const panel = await askSimulated({ calls: [], end: 'hang' });
  expect(panel.turn().sendAgain(firstId(panel), 'Do it')).toBe(false);
  panel.turn().stop();
  await panel.look();
  expect(panel.turn().sendAgain(firstId(panel), '  ')).toBe(false);
  expect(panel.turn().sendAgain('nobody', 'Do it')).toBe(false);
  expect(panel.backend.requests).toHaveLength(1);
});

test('a message that no backend accepted keeps the place of the one it replaces', async () => {
  const panel = await askSimulated({ calls: [], end: 'complete' });
  panel.backend.script.push({ calls: [], end: 'unreachable' });
  panel.turn().sendAgain(firstId(panel), 'In other words');
  await panel.look();
  panel.turn().tryAgain();
  await panel.look();
  expect(panel.backend.requests).toHaveLength(3);
  expect(panel.backend.requests[2]).toMatchObject({ message: 'In other words', rewind_to: firstId(panel) });
});

test('a retry replaces the failed message, so that the backend has it once', async () => {
  const panel = await askSimulated({ calls: [], end: 'error' });
  panel.turn().tryAgain();
  await panel.look();
  const [first, second] = panel.backend.requests;
  expect(second).toMatchObject({ message_id: first?.message_id, rewind_to: first?.message_id });
});
