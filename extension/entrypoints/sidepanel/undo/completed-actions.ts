import type { Call } from '../conversation/call.ts';
import { calls } from '../conversation/panel-store.ts';
import { type DoneRow, doneRows } from '../conversation/undoable.ts';
import type { TurnContext } from '../ports/ports.ts';
import type { Words } from '../words/words-for.ts';
import { nameAction, type UndoNotice, undoNotice } from './undo-notice.ts';

/**
 * What the model must hear with a message that is sent once more: what was done since it was sent first and stands, which the
 * backend forgets with all that followed; and what was undone.
 */
export function completedActions(context: TurnContext, entryId: string): UndoNotice | undefined {
  return joined(context, completedSince(context, entryId), words => words.standing);
}

/** What the model must hear with the next message: what was undone, and what the calls did that the message closed. */
export function pageChangesOf(context: TurnContext, closed: readonly string[]): UndoNotice | undefined {
  return joined(context, standing(context, new Set(closed)), words => words.leftDone);
}

/** Of long conversations the newest: older ones have hardly to do with what is asked. */
const MOST_FORGOTTEN = 20;

/** What the model must hear with the first message after its backend has lost the conversation. */
export function forgottenActions(context: TurnContext): UndoNotice {
  const undone = undoNotice(context);
  const all = new Set(calls(context.store).map(({ id }) => id));
  const done = standing(context, all).slice(-MOST_FORGOTTEN);
  const said = context.ports.settings().words.forModel.forgotten(done.map(nameAction).join('; '));
  return { text: [said, undone?.text].filter(Boolean).join(' '), callIds: undone?.callIds ?? [] };
}

function joined(
  context: TurnContext,
  done: readonly DoneRow[],
  say: (words: Words['forModel']) => (rows: string) => string,
): UndoNotice | undefined {
  const undone = undoNotice(context);
  if (done.length === 0) return undone;
  const said = say(context.ports.settings().words.forModel)(done.map(nameAction).join('; '));
  const text = [said, undone?.text].filter(it => it !== undefined).join(' ');
  return { text, callIds: undone?.callIds ?? [] };
}

function completedSince(context: TurnContext, entryId: string): DoneRow[] {
  const { entries } = context.store.getState().conversation;
  const from = entries.findIndex(({ id }) => id === entryId);
  return standing(context, new Set(entries.slice(from).map(({ id }) => id)));
}

/** What these calls did that was not taken back. */
function standing({ store, ports }: TurnContext, callIds: ReadonlySet<string>): DoneRow[] {
  const { backendUrl } = ports.settings();
  const isItsOwn = (call: Call): boolean => (call.backendUrl ?? backendUrl) === backendUrl;
  return calls(store)
    .filter(call => callIds.has(call.id) && isItsOwn(call))
    .flatMap(doneRows)
    .filter(({ undoing }) => undoing?.status !== 'ended' || !undoing.outcome.success);
}
