import type { Call } from '../../entrypoints/sidepanel/conversation/call.ts';
import type { Card, Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import { parseCall } from '../../tools/parse-call.ts';
import type { Execution } from '../simulation/simulated-page.ts';
import { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { GrantLog } from './grant-log.ts';

/** A panel, with the person's view and actions recorded independently of the tested code. */
export class ExecutionLog {
  readonly panel = new SimulatedPanel(parseCall);
  /** Call → its cards as displayed at each accepted press, one per page. */
  readonly approved = new Map<string, Card[]>();
  /** With the reason, and the number of rows approved before. */
  readonly rejected = new Map<string, { reason: string; before: number }>();
  /** Stale calls that the person returned, with the same number. */
  readonly returned = new Map<string, number>();
  /** Row key → the files chosen at the accepted press. */
  readonly given = new Map<string, readonly File[]>();
  /** The last choice for each row of the waiting card, in this panel. */
  readonly chosen = new Map<string, readonly File[]>();
  /** Card → since when it is unchanged. */
  readonly shownAt = new Map<string, number>();
  /** The card's text when it was last read. */
  readonly read = new Map<string, string>();
  /** The rows that have been in view, with their card and text. */
  readonly seen = new Set<string>();
  /** Accepted presses on a card that did not fit into the panel. */
  scrolled = 0;
  /** Undos that were accepted while the panel waited for a program’s next call. */
  undoneWhileListening = 0;
  /** The calls of accepted presses of Undo. */
  readonly undoRequested = new Set<string>();
  readonly grants = new GrantLog(this.panel);
  /** The tabs that the model may know, by the person's actions. */
  readonly shared = new Set<number>();
  /** The conversation in this panel; another one, or another panel, starts with nothing shown. */
  conversation: string | undefined;
  watched: unknown;
  /** The call whose box to allow reading was last ticked in this panel. */
  ticked: string | undefined;
}

export async function look(log: ExecutionLog): Promise<void> {
  const { panel, shownAt } = log;
  await panel.look();
  const { id } = panel.store().getState().conversation;
  if (id !== log.conversation) {
    log.conversation = id;
    for (const seen of [shownAt, log.read, log.chosen]) seen.clear();
  }
  const call = panel.waiting();
  follow(log);
  if (call && !shownAt.has(cardOf(call))) shownAt.set(cardOf(call), panel.clock.now());
}

/** Notes when the text on the card changed, whatever the cause. Counting numbers may go on. */
function follow(log: ExecutionLog): void {
  const { panel, read, shownAt } = log;
  if (log.watched === panel.store()) return;
  log.watched = panel.store();
  const note = (): void => {
    const call = panel.waiting();
    if (!call) return;
    const text = textOf(call);
    const card = cardOf(call);
    if (read.get(card) === text) return;
    if (read.has(card)) shownAt.set(card, panel.clock.now());
    read.set(card, text);
  };
  note();
  panel.store().subscribe(note);
}

export function seeRows(log: ExecutionLog): void {
  const call = log.panel.waiting();
  log.panel.seeRows();
  if (call) for (const row of cardRows(call)) log.seen.add(seenAs(call, row));
}

/** A row that is ticked or blocked by another reads the same. */
export function seenAs(call: Call, row: Row): string {
  const { unticked: _unticked, blockedBy: _blockedBy, ...shown } = row;
  return `${cardOf(call)} ${textOfRow(shown)}`;
}

function textOf(call: Call): string {
  return cardRows(call).map(textOfRow).join();
}

function textOfRow({ preview, ...row }: Row): string {
  const { step: _step, documentId: _documentId, ...rest } = row;
  if (preview.status !== 'bound') return JSON.stringify({ ...rest, preview });
  const { binding: _binding, facts, ...shown } = preview;
  return JSON.stringify({ ...rest, shown, name: facts?.name.replace(/\(\d+s\)/u, '') });
}

/** A call has a card for each page. */
export function cardOf({ id, done }: Call): string {
  return `${id}:${done?.rows.length ?? 0}`;
}

/** What the call's card follows: all approved rows, or those before the ones that the page refused after it had changed. */
export function rowsBeforeCard(log: ExecutionLog, { id, done }: Call): readonly Row[] {
  const rows = approvedRows(log, id);
  return done?.refused ? rows.slice(0, -done.refused.length) : rows;
}

export function approvedRows({ approved }: ExecutionLog, callId: string): readonly Row[] {
  return (approved.get(callId) ?? []).flatMap(rowsOf);
}

export function cardRows({ state }: Call): readonly Row[] {
  return state.status === 'awaiting' ? rowsOf(state.card) : [];
}

export function rowsOf(card: Card): readonly Row[] {
  return card.kind === 'actions' ? card.rows : [];
}

export function executionsOf({ panel }: ExecutionLog, callId: string): Execution[] {
  return panel.page.executions.filter(({ key }) => key.startsWith(`${callId}:`));
}
