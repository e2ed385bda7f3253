import { expect } from 'vitest';
import { ARMING_MILLISECONDS, type Gesture } from '../../entrypoints/sidepanel/approval/gate.ts';
import type { Call } from '../../entrypoints/sidepanel/conversation/call.ts';
import type { Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import { isListening } from '../../entrypoints/sidepanel/conversation/listening.ts';
import { callsOfTurn } from '../../entrypoints/sidepanel/conversation/panel-store.ts';
import { undoableRows } from '../../entrypoints/sidepanel/undo/undoable.ts';
import { findOperation } from '../../operations/list.ts';
import {
  cardOf,
  cardRows,
  type ExecutionLog,
  rowsBeforeCard,
  rowsOf,
  seenAs,
  seeRows,
} from './execution-log.ts';
import type { EventOf } from './simulated-event.ts';

export async function considerAndApprove(log: ExecutionLog): Promise<void> {
  await log.panel.clock.advance(ARMING_MILLISECONDS);
  seeRows(log);
  pressApprove(log);
}

export function pressApprove(log: ExecutionLog, gesture: Gesture = { trusted: true, repeated: false }): void {
  const { panel, approved } = log;
  if (panel.isWholeInView) seeRows(log);
  const call = panel.waiting();
  if (panel.press(gesture) !== 'accepted' || call?.state.status !== 'awaiting') return;
  expectDecision(log, call, gesture);
  expectSeen(log, call);
  // One press per card: a card begins where the one before ended, or where the page refused the rest of it.
  const before = rowsBeforeCard(log, call);
  expect(call.done?.rows.length ?? 0).toBe(before.length);
  // Actions after a navigation are approved on the next page.
  const operations = rowsOf(call.state.card).map(({ action }) => findOperation(action.action));
  expect(operations.slice(0, -1).filter(it => it?.inBrowser?.leadsElsewhere)).toEqual([]);
  const cards = call.done?.refused
    ? [{ kind: 'actions' as const, rows: [...before] }]
    : (approved.get(call.id) ?? []);
  approved.set(call.id, [...cards, structuredClone(call.state.card)]);
  // The content of the card at the press.
  if (log.ticked === call.id && call.readsOn !== undefined) log.grants.allow(call.readsOn);
  for (const [key, files] of log.chosen) if (key.startsWith(`${call.id}:`)) log.given.set(key, files);
}

/** A real gesture, on a card that has stood unchanged and was not rejected. */
function expectDecision({ panel, shownAt, rejected }: ExecutionLog, call: Call, gesture: Gesture): void {
  expect(gesture).toEqual({ trusted: true, repeated: false });
  const since = shownAt.get(cardOf(call)) ?? Number.POSITIVE_INFINITY;
  expect(panel.clock.now() - since).toBeGreaterThanOrEqual(ARMING_MILLISECONDS);
  expect(rejected.has(call.id)).toBe(false);
}

/** Its last row with consequences has been in view as it was. */
function expectSeen(log: ExecutionLog, call: Call): void {
  const last = cardRows(call)
    .filter(canRun)
    .findLast(
      ({ preview }) => preview.status === 'bound' && ['acts', 'submits', 'leaves'].includes(preview.effect),
    );
  if (last) expect([...log.seen]).toContain(seenAs(call, last));
  if (last && !log.panel.isWholeInView) log.scrolled += 1;
}

function canRun({ unticked, gone, blockedBy, preview }: Row): boolean {
  return !unticked && !gone && blockedBy === undefined && preview.status === 'bound';
}

export function pressReject(log: ExecutionLog, { trusted, reason }: EventOf<'reject'>): void {
  const { panel, rejected } = log;
  const call = panel.waiting();
  if (!call || panel.turn().reject(call.id, { trusted, repeated: false }, reason) !== 'accepted') return;
  expect(trusted).toBe(true);
  rejected.set(call.id, { reason, before: rowsBeforeCard(log, call).length });
}

/** The waiting card is compared with the page about once a second. */
const NOTICING_MILLISECONDS = 1_500;

/** Pressed on any waiting card; accepted only on a stale one. */
export async function pressReturnToModel(log: ExecutionLog, event: EventOf<'return'>): Promise<void> {
  const { panel, returned } = log;
  const { trusted, repeated, waits } = event;
  if (waits) await panel.clock.advance(NOTICING_MILLISECONDS + ARMING_MILLISECONDS);
  const call = panel.waiting();
  if (!call) return;
  const runnable = cardRows(call).filter(canRun);
  if (panel.turn().returnToModel(call.id, { trusted, repeated }) !== 'accepted') return;
  expectDecision(log, call, { trusted, repeated });
  expect(runnable).toEqual([]);
  returned.set(call.id, rowsBeforeCard(log, call).length);
}

/** Mostly where the panel offers it, sometimes at another call. */
export function pressUndo(log: ExecutionLog, event: Omit<EventOf<'undo'>, 'clicks'>): void {
  const { panel, undoRequested } = log;
  const { whole, which, trusted, repeated } = event;
  const { entries } = panel.store().getState().conversation;
  const offered = panel.calls().findLast(it => undoableRows(it, entries).length > 0);
  const call = which === 0 ? panel.calls().at(-1) : (offered ?? panel.calls()[0]);
  if (!call) return;
  const { activity, conversation } = panel.store().getState();
  const about = whole ? callsOfTurn(conversation.entries, call.id) : [call];
  const gesture = { trusted, repeated };
  const verdict = whole ? panel.turn().undoTurn(call.id, gesture) : panel.turn().undoCall(call.id, gesture);
  if (verdict !== 'accepted') return;
  expect(gesture).toEqual({ trusted: true, repeated: false });
  expect(activity.status === 'busy' && !isListening(conversation)).toBe(false);
  if (activity.status === 'busy') log.undoneWhileListening += 1;
  for (const { id } of about) undoRequested.add(id);
}
