import type { Call } from '../conversation/call.ts';
import { calls, changeCall } from '../conversation/panel-store.ts';
import type { TurnContext, TurnMessages } from '../ports/ports.ts';
import { type DoneRow, doneRows } from './undoable.ts';

/**
 * What the model must hear with a message that is sent once more: what was done since it was sent first and stands, which the
 * backend forgets with all that followed; and what was undone.
 */
export function completedActions(context: TurnContext, entryId: string): UndoNotice | undefined {
  return joined(context, completedSince(context, entryId), messages => messages.standing);
}

/** What the model must hear with the next message: what was undone, and what the calls did that the message closed. */
export function pageChangesOf(context: TurnContext, closed: readonly string[]): UndoNotice | undefined {
  return joined(context, standing(context, new Set(closed)), messages => messages.leftDone);
}

/** Of long conversations the newest: older ones have hardly to do with what is asked. */
const MOST_FORGOTTEN = 20;

/** What the model must hear with the first message after its backend has lost the conversation. */
export function forgottenActions(context: TurnContext): UndoNotice {
  const undone = undoNotice(context);
  const all = new Set(calls(context.store).map(({ id }) => id));
  const done = standing(context, all).slice(-MOST_FORGOTTEN);
  const said = context.ports.settings().messages.model.forgotten(done.map(nameAction).join('; '));
  return { text: [said, undone?.text].filter(Boolean).join(' '), callIds: undone?.callIds ?? [] };
}

function joined(
  context: TurnContext,
  done: readonly DoneRow[],
  say: (messages: TurnMessages['model']) => (rows: string) => string,
): UndoNotice | undefined {
  const undone = undoNotice(context);
  if (done.length === 0) return undone;
  const said = say(context.ports.settings().messages.model)(done.map(nameAction).join('; '));
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

/** What the model has yet to hear: that the person took back some of what was done, and the calls that this is about. */
interface UndoNotice {
  text: string;
  callIds: string[];
}

/**
 * The next request takes it along. It names actions and element ids and nothing else: words of the page would stand
 * among the person's own, where a model takes them for the person's. Calls of another backend are not its business.
 */
export function undoNotice({ store, ports }: TurnContext): UndoNotice | undefined {
  const { backendUrl, messages } = ports.settings();
  const unlisted = calls(store).filter(
    call => call.undoing?.reported === false && (call.backendUrl ?? backendUrl) === backendUrl,
  );
  if (unlisted.length === 0) return undefined;
  const rows = unlisted.flatMap(call => doneRows(call).map(row => describe(row, messages)));
  return { text: messages.model.undone(rows.join('; ')), callIds: unlisted.map(call => call.id) };
}

export function noteReported({ store }: TurnContext, callIds: readonly string[]): void {
  for (const id of callIds) {
    changeCall(store, id, (call): Call => {
      return call.undoing ? { ...call, undoing: { ...call.undoing, reported: true } } : call;
    });
  }
}

function describe(done: DoneRow, { model: messages }: TurnMessages): string {
  return `${nameAction(done)}: ${whatCameOfIt(done.undoing, messages)}`;
}

/** The action and the id of its element: no words of the page. */
function nameAction({ row: { action, preview } }: DoneRow): string {
  const binding = preview.status === 'bound' ? preview.binding : undefined;
  return binding?.kind === 'element' ? `${action.action} ${binding.elementId}` : action.action;
}

function whatCameOfIt(undoing: DoneRow['undoing'], messages: TurnMessages['model']): string {
  if (undoing?.status !== 'ended') return messages.notUndone;
  const { success, error_type } = undoing.outcome;
  if (success) return messages.isUndone;
  return error_type ? `${messages.notUndone} (${error_type})` : messages.notUndone;
}
