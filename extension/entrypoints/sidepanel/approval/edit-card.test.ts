import { readResultMessage } from '@assent/shared';
import { expect, test } from 'vitest';
import { approveCard, askWithCard } from '../../../testing/simulation/ask-simulated.ts';
import { REFUSED, SECRET } from '../../../testing/simulation/simulated-elements.ts';
import type { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import type { Row } from '../conversation/card.ts';

const fill = (elementId: string, value = 'tea'): object => ({
  action: 'fill',
  target: { elementId },
  params: { value },
});
const click = { action: 'click', target: { elementId: 'e_1' } };

const callId = (panel: SimulatedPanel): string => panel.waiting()?.id ?? '';

function rows(panel: SimulatedPanel): readonly Row[] {
  const state = panel.waiting()?.state;
  return state?.status === 'awaiting' && state.card.kind === 'actions' ? state.card.rows : [];
}

async function change(panel: SimulatedPanel, row: number, value: string): Promise<void> {
  panel.turn().changeValue(callId(panel), row, 'value', value);
  await panel.clock.advance(0);
}

async function approve(panel: SimulatedPanel): Promise<string> {
  await approveCard(panel);
  return readResultMessage(panel.backend.accepted[1]?.message ?? '')?.result ?? '';
}

const ran = (panel: SimulatedPanel): string =>
  panel.page.executions.map(({ action }) => JSON.stringify(action)).join();

test('an unticked row does not run, is no failure, and is reported to the model', async () => {
  const panel = await askWithCard(fill('e_1'), fill('e_2'), click);
  panel.turn().tickRow(callId(panel), 1, false);
  expect(panel.press()).toBe('early');
  const told = JSON.parse(await approve(panel));
  expect(ran(panel)).not.toContain('e_2');
  expect(panel.page.executions).toHaveLength(2);
  expect(told).toMatchObject({ success: true, summary: '执行了 2 个操作，成功 2 个，失败 0 个' });
  expect(told.changed_by_person).toContain('deselected these actions, and they were not run: 2.');
  expect(told.results[1]).toMatchObject({ success: false, error_type: 'Rejected' });
  expect(panel.calls()[0]?.state.status).toBe('done');
});

test("a card without ticked rows can't be approved", async () => {
  const panel = await askWithCard(fill('e_1'));
  panel.turn().tickRow(callId(panel), 0, false);
  await panel.clock.advance(400);
  expect(panel.press()).toBe('incomplete');
  panel.turn().tickRow(callId(panel), 0, true);
  expect(await approve(panel)).not.toContain('changed_by_person');
  expect(panel.page.executions).toHaveLength(1);
});

test("unticking a row that can't run unblocks its dependents", async () => {
  const panel = await askWithCard(fill('e_9'), click);
  expect(rows(panel)).toEqual([]);
  const other = await askWithCard(fill('e_1'), fill('e_9'), click);
  expect(rows(other)[2]?.blockedBy).toBe(1);
  other.turn().tickRow(callId(other), 1, false);
  expect(rows(other)[2]?.blockedBy).toBeUndefined();
  other.turn().tickRow(callId(other), 1, true);
  expect(rows(other)[2]?.blockedBy).toBe(1);
  other.turn().tickRow(callId(other), 1, false);
  await approve(other);
  expect(other.page.executions).toHaveLength(2);
});

test('an edited value is previewed, displayed, run and reported to the model', async () => {
  const panel = await askWithCard(fill('e_1'), click);
  panel.turn().changeValue(callId(panel), 0, 'value', 'coff');
  panel.turn().changeValue(callId(panel), 0, 'value', 'coffee');
  await panel.clock.advance(399);
  expect(panel.press()).toBe('early');
  expect(rows(panel)[0]?.preview).toMatchObject({ after: 'coffee' });
  const told = JSON.parse(await approve(panel));
  expect(ran(panel)).toContain('"value":"coffee"');
  expect(told.results[0].changed_by_person).toContain('from “tea” to “coffee”');
  expect(told.changed_by_person).toContain('changed these actions: 1.');
});

test('nothing can be approved until the page has previewed a new value', async () => {
  const panel = await askWithCard(fill('e_1'));
  panel.page.killWorker('before', 3);
  await change(panel, 0, 'coffee');
  expect(panel.press()).toBe('early');
  panel.turn().armCard(callId(panel));
  await panel.clock.advance(500);
  expect(panel.press()).toBe('incomplete');
  await panel.clock.advance(500);
  expect(rows(panel)[0]?.draft).toBeUndefined();
  await approve(panel);
  expect(ran(panel)).toContain('coffee');
});

test("a value that the page refuses is an obstacle with the target's name, until it is corrected", async () => {
  const panel = await askWithCard(fill('e_1'), click);
  await change(panel, 0, REFUSED);
  expect(rows(panel)[0]).toMatchObject({ preview: { status: 'failed' }, known: { name: 'e_1 vb (0s)' } });
  expect(rows(panel)[1]?.blockedBy).toBe(0);
  await panel.clock.advance(400);
  expect(panel.press()).toBe('incomplete');
  await change(panel, 0, 'tea');
  expect(rows(panel)[0]?.proposed).toBeUndefined();
  expect(rows(panel)[1]?.blockedBy).toBeUndefined();
  expect(await approve(panel)).not.toContain('changed_by_person');
});

test('edits survive closing the panel, including those without a preview', async () => {
  const panel = await askWithCard(fill('e_1'), fill('e_2'));
  panel.turn().tickRow(callId(panel), 1, false);
  await change(panel, 0, 'cof');
  panel.turn().changeValue(callId(panel), 0, 'value', 'coffee');
  await panel.reload();
  await panel.look();
  await panel.clock.advance(0);
  expect(rows(panel)[0]).toMatchObject({
    action: { params: { value: 'coffee' } },
    preview: { after: 'coffee' },
  });
  await approve(panel);
  expect(panel.page.executions).toHaveLength(1);
  expect(ran(panel)).toContain('coffee');
});

test("the value of a secret field can't be edited on the card, which would store it", async () => {
  const panel = await askWithCard(fill(SECRET));
  await change(panel, 0, 'hunter2');
  expect(await approve(panel)).not.toContain('hunter2');
  expect(JSON.stringify(panel.kept)).not.toContain('hunter2');
});

test('an edit does not apply to the next page', async () => {
  const panel = await askWithCard(fill('e_1'), fill('e_2'));
  panel.page.tab.navigate();
  await change(panel, 0, 'coffee');
  expect(rows(panel)[0]?.preview).toMatchObject({ status: 'failed', failure: { type: 'PageGone' } });
});

test('a rejection sends its reason to the model, if there is one', async () => {
  const panel = await askWithCard(fill('e_1'));
  panel.turn().reject(callId(panel), { trusted: true, repeated: false }, ' Too late ');
  await panel.look();
  const told = JSON.parse(readResultMessage(panel.backend.accepted[1]?.message ?? '')?.result ?? '');
  expect(told).toMatchObject({ success: false, error_type: 'Rejected', reason: 'Too late' });
  expect(told.error).toContain('Too late');
  const plain = await askWithCard(fill('e_1'));
  plain.turn().reject(callId(plain), { trusted: true, repeated: false }, '');
  await plain.look();
  expect(plain.backend.accepted[1]?.message).not.toContain('reason');
});

test('a decision waits for the preview of an edit', async () => {
  const panel = await askWithCard(fill('e_1'));
  const id = callId(panel);
  await approve(panel);
  panel.turn().tickRow(id, 0, false);
  panel.turn().changeValue(id, 0, 'value', 'coffee');
  await panel.clock.advance(400);
  expect(ran(panel)).not.toContain('coffee');
  expect(panel.page.executions).toHaveLength(1);
});
