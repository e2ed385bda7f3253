import type { Call } from '../../entrypoints/sidepanel/conversation/call.ts';
import type { Card, Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import { type GrantLog, grantLog } from '../simulation/grant-log.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';

/** What the person saw and did, written down apart from the code that is tested. */
export interface ExecutionLog {
  /** Call → its cards as they stood at the press that counted for each, in that order: one for each page that it led to. */
  approved: Map<string, Card[]>;
  /** With the reason that was given, and how many of its rows had been approved before. */
  rejected: Map<string, { reason: string; before: number }>;
  /** The calls of which nothing was left, and that the person gave back; with the same number. */
  handedBack: Map<string, number>;
  /** Key of a row → the files that were chosen for it when the press came that counted. */
  given: Map<string, readonly File[]>;
  /** What the person chose last for each row of the card that waits, in this very panel. */
  chosen: Map<string, readonly File[]>;
  /** Card → since when it stands as it does. */
  shownAt: Map<string, number>;
  /** The one that stands in the panel. */
  conversation: string;
  /** What the card said when it was looked at last. */
  read: Map<string, string>;
  /** The panel that is watched now. */
  watched: unknown;
  /** The calls that a press of Undo which counted was about. */
  takenBack: Set<string>;
  /** The call whose box to allow reading was ticked last, in this very panel. */
  ticked: string | undefined;
  grants: GrantLog;
  /** The tabs of which the model may have been told, by what the person did. */
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

/** A call has a card for each page that it leads to. */
export function cardOf({ id, done }: Call): string {
  return `${id}:${done?.rows.length ?? 0}`;
}

/** All that was approved of a call so far. */
export function approvedRows({ approved }: ExecutionLog, callId: string): readonly Row[] {
  return (approved.get(callId) ?? []).flatMap(rowsOf);
}

/** Notes when what the person can read on the card became another, whoever made it so. Numbers that count may go on. */
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
