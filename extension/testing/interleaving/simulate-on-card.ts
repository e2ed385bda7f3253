import { expect } from 'vitest';
import { ARMING_MILLISECONDS } from '../../entrypoints/sidepanel/approval/gate.ts';
import { isOpen } from '../../entrypoints/sidepanel/conversation/call.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { choose, countUp, edit, point } from './change-card.ts';
import { cardOf, type ExecutionLog, look } from './execution-log.ts';
import { considerAndApprove, pressApprove, pressReject, pressReturnToModel, pressUndo } from './press.ts';
import { withToolIds } from './proposals.ts';
import { simulateInPage } from './simulate-in-page.ts';
import type { CardEvent, PageEvent } from './simulated-event.ts';

export async function simulateOnCard(
  panel: SimulatedPanel,
  executionLog: ExecutionLog,
  now: CardEvent | PageEvent,
): Promise<void> {
  switch (now.kind) {
    case 'approve':
      for (let click = 0; click < now.clicks; click += 1) pressApprove(panel, executionLog, now);
      break;
    case 'consider-and-approve':
      await considerAndApprove(panel, executionLog);
      break;
    case 'allow-reading':
      await allowReading(panel, executionLog, now);
      break;
    case 'choose':
      choose(panel, executionLog, now.row, now.sizes);
      break;
    case 'choose-and-approve':
      for (const row of [0, 1, 2]) choose(panel, executionLog, row, [1]);
      await panel.clock.advance(ARMING_MILLISECONDS);
      pressApprove(panel, executionLog, { trusted: true, repeated: false });
      break;
    case 'tick':
      panel.turn().tickRow(panel.waiting()?.id ?? '', now.row, now.isTicked);
      if (now.isDecided) await considerAndApprove(panel, executionLog);
      break;
    case 'edit':
      edit(panel, now);
      if (now.isDecided) await considerAndApprove(panel, executionLog);
      break;
    case 'count':
      await countUp(panel, now);
      if (now.isDecided) pressApprove(panel, executionLog, { trusted: true, repeated: false });
      break;
    case 'cover':
      if (now.isCovered) panel.turn().hideCard();
      else panel.turn().armCard(panel.waiting()?.id ?? '');
      break;
    case 'point':
      point(panel, executionLog, now);
      break;
    case 'reject':
      pressReject(panel, executionLog, now);
      break;
    case 'hand-back':
      await pressReturnToModel(panel, executionLog, now);
      break;
    case 'undo':
      for (let click = 0; click < now.clicks; click += 1) pressUndo(panel, executionLog, now);
      break;
    default:
      simulateInPage(panel, executionLog, now);
  }
}

/** The box changes the meaning of a press, so the card arms again. */
async function allowReading(
  panel: SimulatedPanel,
  executionLog: ExecutionLog,
  { isTicked, waits, trusted, answers }: Extract<CardEvent, { kind: 'allow-reading' }>,
): Promise<void> {
  const isWaiting = panel.waiting() !== undefined;
  panel.backend.script.push(...(isWaiting ? answers.slice(1) : answers).map(withToolIds));
  if (!isWaiting) writeOn(panel);
  await look(panel, executionLog);
  const call = panel.waiting();
  if (!call) return;
  panel.turn().allowReading(call.id, isTicked);
  if (call.readsOn !== undefined) executionLog.shownAt.set(cardOf(call), panel.clock.now());
  if (call.readsOn !== undefined) executionLog.ticked = isTicked ? call.id : undefined;
  if (waits) await panel.clock.advance(ARMING_MILLISECONDS);
  pressApprove(panel, executionLog, { trusted, repeated: false });
}

/** A new message closes open calls at the backend, so none may be open here. */
export function writeOn(panel: SimulatedPanel): void {
  if (panel.turn().send('Do it')) expect(panel.calls().filter(isOpen)).toEqual([]);
}

/** The backend forgets what followed, so nothing of it may be open here. */
export function sendAgain(panel: SimulatedPanel, which: number): void {
  const { entries } = panel.store().getState().conversation;
  const written = entries.filter(({ kind }) => kind === 'person');
  const id = written[which % written.length]?.id ?? 'nobody';
  const ran = panel.page.executions.length;
  if (!panel.turn().sendAgain(id, 'Do it again')) return;
  expect(panel.calls().filter(isOpen)).toEqual([]);
  expect(
    panel
      .store()
      .getState()
      .conversation.entries.slice(0, entries.length)
      .map(it => it.id),
  ).toEqual(entries.map(it => it.id));
  expect(panel.page.executions).toHaveLength(ran);
}

/** A conversation of the list with its open calls. Not awaited, as with a new chat. */
export function openOther(panel: SimulatedPanel): void {
  const { id } = panel.store().getState().conversation;
  const other = [...panel.records.kept.keys()].find(candidate => candidate !== id);
  if (other !== undefined) void panel.turn().conversations.open(other);
}
