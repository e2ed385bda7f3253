import type { Call } from '../conversation/call.ts';
import { calls, changeCall } from '../conversation/panel-store.ts';
import { type DoneRow, doneRows } from '../conversation/undoable.ts';
import type { TurnContext } from '../ports/ports.ts';
import type { Words } from '../words/words-for.ts';

/** What the model has yet to hear: that the person took back some of what was done, and the calls that this is about. */
export interface UndoNotice {
  text: string;
  callIds: string[];
}

/**
 * The next request takes it along. It names actions and element ids and nothing else: words of the page would stand
 * among the person's own, where a model takes them for the person's. Calls of another backend are not its business.
 */
export function undoNotice({ store, ports }: TurnContext): UndoNotice | undefined {
  const { backendUrl, words } = ports.settings();
  const unlisted = calls(store).filter(
    call => call.undoing?.told === false && (call.backendUrl ?? backendUrl) === backendUrl,
  );
  if (unlisted.length === 0) return undefined;
  const rows = unlisted.flatMap(call => doneRows(call).map(row => describe(row, words)));
  return { text: words.forModel.undone(rows.join('; ')), callIds: unlisted.map(call => call.id) };
}

export function noteReported({ store }: TurnContext, callIds: readonly string[]): void {
  for (const id of callIds) {
    changeCall(store, id, (call): Call => {
      return call.undoing ? { ...call, undoing: { ...call.undoing, told: true } } : call;
    });
  }
}

function describe(done: DoneRow, { forModel: words }: Words): string {
  return `${nameAction(done)}: ${whatCameOfIt(done.undoing, words)}`;
}

/** The action and the id of its element: no words of the page. */
export function nameAction({ row: { action, preview } }: DoneRow): string {
  const binding = preview.status === 'bound' ? preview.binding : undefined;
  return binding?.kind === 'element' ? `${action.action} ${binding.elementId}` : action.action;
}

function whatCameOfIt(undoing: DoneRow['undoing'], words: Words['forModel']): string {
  if (undoing?.status !== 'ended') return words.notUndone;
  const { success, error_type } = undoing.outcome;
  if (success) return words.isUndone;
  return error_type ? `${words.notUndone} (${error_type})` : words.notUndone;
}
