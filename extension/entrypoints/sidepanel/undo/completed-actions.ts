import type { Call } from '../conversation/call.ts';
import type { PersonEntry } from '../conversation/conversation.ts';
import { calls, changeCall } from '../conversation/panel-store.ts';
import { lateNotice } from '../execution/late-changes.ts';
import type { TurnContext, TurnMessages } from '../ports/ports.ts';
import { type DoneRow, doneRows } from './undoable.ts';

/**
 * For a message that is sent again: the completed actions since it was first sent, which the backend forgets with everything
 * after it; and what was undone.
 */
export function completedActions(context: TurnContext, entryId: string): UndoNotice | undefined {
  const { entries } = context.store.getState().conversation;
  const from = entries.findIndex(({ id }) => id === entryId);
  const since = new Set(entries.slice(from).map(({ id }) => id));
  return joined(context, standing(context, since), messages => messages.standing);
}

/** For the next message: the undone actions, and the completed actions of the calls that it closes. */
export function pageChangesOf(context: TurnContext, closed: readonly string[]): UndoNotice | undefined {
  return joined(context, standing(context, new Set(closed)), messages => messages.leftDone);
}

/** The newest of a long conversation: older ones hardly matter. */
const MAX_FORGOTTEN = 20;

/** For the first message after its backend has lost the session. */
export function forgottenActions(context: TurnContext): UndoNotice {
  const since = noticeOf(context);
  const all = new Set(calls(context.store).map(({ id }) => id));
  const done = standing(context, all).slice(-MAX_FORGOTTEN);
  const said = context.ports.settings().messages.model.forgotten(done.map(nameAction).join('; '));
  return { text: [said, since?.text].filter(Boolean).join(' '), callIds: since?.callIds ?? [] };
}

function joined(
  context: TurnContext,
  done: readonly DoneRow[],
  say: (messages: TurnMessages['model']) => (rows: string) => string,
): UndoNotice | undefined {
  const since = noticeOf(context);
  if (done.length === 0) return since;
  const said = say(context.ports.settings().messages.model)(done.map(nameAction).join('; '));
  const text = [said, since?.text].filter(it => it !== undefined).join(' ');
  return { text, callIds: since?.callIds ?? [] };
}

/** For the next message: what was undone, and what became of actions after their results; without text of the page. */
export function noticeOf(context: TurnContext): UndoNotice | undefined {
  const notices = [undoNotice(context), lateNotice(context, false)].filter(it => it !== undefined);
  if (notices.length === 0) return undefined;
  return {
    text: notices.map(({ text }) => text).join(' '),
    callIds: notices.flatMap(({ callIds }) => callIds),
  };
}

/** The actions of these calls that were not undone. */
function standing({ store, ports }: TurnContext, callIds: ReadonlySet<string>): DoneRow[] {
  const { backendUrl } = ports.settings();
  const isItsOwn = (call: Call): boolean => (call.backendUrl ?? backendUrl) === backendUrl;
  return calls(store)
    .filter(call => callIds.has(call.id) && isItsOwn(call))
    .flatMap(doneRows)
    .filter(({ undoing }) => undoing?.status !== 'ended' || !undoing.outcome.success);
}

/** The undone actions that the model does not know about yet, and their calls. */
type UndoNotice = NonNullable<PersonEntry['note']>;

/**
 * For the next request. It names actions and element ids only: page text among the person's words would be taken for theirs.
 * Calls of another backend stay out.
 */
export function undoNotice({ store, ports }: TurnContext): UndoNotice | undefined {
  const { backendUrl, messages } = ports.settings();
  const unlisted = calls(store).filter(
    call => call.undoing?.reported === false && (call.backendUrl ?? backendUrl) === backendUrl,
  );
  if (unlisted.length === 0) return undefined;
  const rows = unlisted
    .flatMap(doneRows)
    .map(done => `${nameAction(done)}: ${undoResult(done.undoing, messages.model)}`);
  return { text: messages.model.undone(rows.join('; ')), callIds: unlisted.map(call => call.id) };
}

export function noteReported({ store }: TurnContext, callIds: readonly string[]): void {
  for (const id of callIds) {
    changeCall(store, id, (call): Call => {
      const { undoing, late } = call;
      return {
        ...call,
        ...(undoing && { undoing: { ...undoing, reported: true } }),
        ...(late && { late: late.map(each => ({ ...each, reported: true })) }),
      };
    });
  }
}

/** The action and the id of its element, without text of the page. */
function nameAction({ row: { action, preview } }: DoneRow): string {
  const binding = preview.status === 'bound' ? preview.binding : undefined;
  return binding?.kind === 'element' ? `${action.action} ${binding.elementId}` : action.action;
}

function undoResult(undoing: DoneRow['undoing'], messages: TurnMessages['model']): string {
  if (undoing?.status !== 'ended') return messages.notUndone;
  const { success, error_type } = undoing.outcome;
  if (success) return messages.isUndone;
  return error_type ? `${messages.notUndone} (${error_type})` : messages.notUndone;
}
