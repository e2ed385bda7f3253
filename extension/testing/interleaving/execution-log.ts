import type { Call } from '../../entrypoints/sidepanel/conversation/call.ts';
import type { Card, Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import { type GrantLog, grantLog } from '../simulation/grant-log.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';

/** The person's view and actions, recorded independently of the tested code. */
export interface ExecutionLog {
  /** Call → its cards as displayed at each accepted press, one per page. */
  approved: Map<string, Card[]>;
  /** With the reason, and the number of rows approved before. */
  rejected: Map<string, { reason: string; before: number }>;
  /** Stale calls that the person returned, with the same number. */
  handedBack: Map<string, number>;
  /** Row key → the files chosen at the accepted press. */
  given: Map<string, readonly File[]>;
  /** The last choice for each row of the waiting card, in this panel. */
  chosen: Map<string, readonly File[]>;
  /** Card → since when it is unchanged. */
  shownAt: Map<string, number>;
  conversation: string;
  /** The card's text when it was last read. */
  read: Map<string, string>;
  watched: unknown;
  /** The calls of accepted presses of Undo. */
  takenBack: Set<string>;
  /** The call whose box to allow reading was last ticked in this panel. */
  ticked: string | undefined;
  grants: GrantLog;
  /** The tabs that the model may know, by the person's actions. */
  shared: Set<number>;
}

export function createExecutionLog(panel: SimulatedPanel): ExecutionLog {
  return {
    approved: new Map(),
    rejected: new Map(),
    handedBack: new Map(),
    given: new Map(),
    chosen: new Map(),
    shownAt: new Map(),
    conversation: '',
    read: new Map(),
    watched: undefined,
    takenBack: new Set(),
    ticked: undefined,
    grants: grantLog(panel),
    shared: new Set(),
  };
}

export async function look(panel: SimulatedPanel, executionLog: ExecutionLog): Promise<void> {
  await panel.look();
  const { id } = panel.store().getState().conversation;
  if (id !== executionLog.conversation) {
    executionLog.conversation = id;
    executionLog.shownAt.clear();
    executionLog.read.clear();
    executionLog.chosen.clear();
  }
  const call = panel.waiting();
  follow(panel, executionLog);
  if (call && !executionLog.shownAt.has(cardOf(call)))
    executionLog.shownAt.set(cardOf(call), panel.clock.now());
}

/** A call has a card for each page. */
export function cardOf({ id, done }: Call): string {
  return `${id}:${done?.rows.length ?? 0}`;
}

export function approvedRows({ approved }: ExecutionLog, callId: string): readonly Row[] {
  return (approved.get(callId) ?? []).flatMap(rowsOf);
}

/** Notes when the text on the card changed, whatever the cause. Counting numbers may go on. */
function follow(panel: SimulatedPanel, executionLog: ExecutionLog): void {
  if (executionLog.watched === panel.store()) return;
  executionLog.watched = panel.store();
  const note = (): void => {
    const call = panel.waiting();
    if (!call) return;
    const legible = readingOf(call);
    const card = cardOf(call);
    if (executionLog.read.get(card) === legible) return;
    if (executionLog.read.has(card)) executionLog.shownAt.set(card, panel.clock.now());
    executionLog.read.set(card, legible);
  };
  note();
  panel.store().subscribe(note);
}

function readingOf(call: Call): string {
  const rows = cardRows(call).map(({ preview, ...row }) => {
    const { step: _step, documentId: _documentId, ...said } = row;
    if (preview.status !== 'bound') return { ...said, preview };
    const { binding: _binding, facts, ...shown } = preview;
    return { ...said, shown, name: facts?.name.replace(/\(\d+\)/u, '') };
  });
  return JSON.stringify(rows);
}

export function cardRows({ state }: Call): readonly Row[] {
  return state.status === 'awaiting' && state.card.kind === 'actions' ? state.card.rows : [];
}

export function rowsOf(card: Card | undefined): readonly Row[] {
  return card?.kind === 'actions' ? card.rows : [];
}
