import { expect } from 'vitest';
import { ARMING_MILLISECONDS } from '../../entrypoints/sidepanel/approval/gate.ts';
import type { Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import { callsOfTurn, undoableRows } from '../../entrypoints/sidepanel/undo/undoable.ts';
import { findOperation } from '../../operations/list.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { approvedRows, cardOf, cardRows, type ExecutionLog, rowsOf } from './execution-log.ts';
import type { SimulatedEvent } from './simulated-event.ts';

export async function considerAndApprove(panel: SimulatedPanel, executionLog: ExecutionLog): Promise<void> {
  await panel.clock.advance(ARMING_MILLISECONDS);
  pressApprove(panel, executionLog, { trusted: true, repeated: false });
}

export function pressApprove(
  panel: SimulatedPanel,
  executionLog: ExecutionLog,
  { trusted, repeated }: { trusted: boolean; repeated: boolean },
): void {
  const call = panel.waiting();
  const verdict = panel.press({ trusted, repeated });
  if (verdict !== 'accepted' || call?.state.status !== 'awaiting') return;
  const shownAt = executionLog.shownAt.get(cardOf(call)) ?? Number.POSITIVE_INFINITY;
  expect(trusted && !repeated).toBe(true);
  expect(panel.clock.now() - shownAt).toBeGreaterThanOrEqual(ARMING_MILLISECONDS);
  // One press per card, one card per page: a card begins where the one before ended.
  const before = executionLog.approved.get(call.id) ?? [];
  expect(call.done?.rows.length ?? 0).toBe(before.flatMap(rowsOf).length);
  expect(executionLog.rejected.has(call.id)).toBe(false);
  // Actions after a navigation are approved on the next page.
  expect(rowsOf(call.state.card).slice(0, -1).filter(leadsElsewhere)).toEqual([]);
  executionLog.approved.set(call.id, [...before, structuredClone(call.state.card)]);
  // The content of the card at the press.
  if (executionLog.ticked === call.id && call.readsOn !== undefined) executionLog.grants.allow(call.readsOn);
  for (const [key, files] of executionLog.chosen)
    if (key.startsWith(`${call.id}:`)) executionLog.given.set(key, files);
}

function leadsElsewhere({ action }: Row): boolean {
  return findOperation(action.action)?.inBrowser?.leadsElsewhere === true;
}

export function pressReject(
  panel: SimulatedPanel,
  executionLog: ExecutionLog,
  { trusted, reason }: { trusted: boolean; reason: string },
): void {
  const call = panel.waiting();
  if (call && panel.turn().reject(call.id, { trusted, repeated: false }, reason) === 'accepted') {
    expect(trusted).toBe(true);
    executionLog.rejected.set(call.id, { reason, before: approvedRows(executionLog, call.id).length });
  }
}

/** The waiting card is compared with the page about once a second. */
const NOTICING_MILLISECONDS = 1_500;

/** Pressed on any waiting card; accepted only on a stale one. */
export async function pressReturnToModel(
  panel: SimulatedPanel,
  executionLog: ExecutionLog,
  { trusted, repeated, waits }: Extract<SimulatedEvent, { kind: 'hand-back' }>,
): Promise<void> {
  if (waits) await panel.clock.advance(NOTICING_MILLISECONDS + ARMING_MILLISECONDS);
  const call = panel.waiting();
  if (!call) return;
  const isRunnable = cardRows(call).some(
    ({ unticked, gone, blockedBy, preview }) =>
      !unticked && !gone && blockedBy === undefined && preview.status === 'bound',
  );
  if (panel.turn().returnToModel(call.id, { trusted, repeated }) !== 'accepted') return;
  expect({ trusted, repeated, isRunnable }).toEqual({ trusted: true, repeated: false, isRunnable: false });
  expect(
    panel.clock.now() - (executionLog.shownAt.get(cardOf(call)) ?? Number.POSITIVE_INFINITY),
  ).toBeGreaterThanOrEqual(ARMING_MILLISECONDS);
  expect(executionLog.rejected.has(call.id)).toBe(false);
  executionLog.handedBack.set(call.id, approvedRows(executionLog, call.id).length);
}

/** Mostly where the panel offers it, sometimes at another call. */
export function pressUndo(
  panel: SimulatedPanel,
  executionLog: ExecutionLog,
  { whole, which, trusted, repeated }: Extract<SimulatedEvent, { kind: 'undo' }>,
): void {
  const offered = panel.calls().findLast(it => undoableRows(it).length > 0);
  const call = which === 0 ? panel.calls().at(-1) : (offered ?? panel.calls()[0]);
  if (!call) return;
  const busy = panel.store().getState().activity.status === 'busy';
  const entries = panel.store().getState().conversation.entries;
  const about = whole ? callsOfTurn(entries, call.id) : [call];
  const gesture = { trusted, repeated };
  const verdict = whole ? panel.turn().undoTurn(call.id, gesture) : panel.turn().undoCall(call.id, gesture);
  if (verdict !== 'accepted') return;
  expect({ trusted, repeated, busy }).toEqual({ trusted: true, repeated: false, busy: false });
  for (const { id } of about) executionLog.takenBack.add(id);
}
