import type { Call } from '../conversation/call.ts';
import { calls } from '../conversation/panel-store.ts';
import { type DoneRow, doneRows } from '../conversation/undoable.ts';
import type { Words } from '../words/words-for.ts';
import type { TurnContext } from './ports.ts';
import { nameDeed, type UndoneNews, undoneNews } from './undone-news.ts';

/**
 * What the model must hear with a message that is sent once more: what was done since it was sent first and stands, which the
 * backend forgets with all that followed; and what was undone.
 */
export function standingDeeds(context: TurnContext, entryId: string): UndoneNews | undefined {
  return joined(context, standingSince(context, entryId), words => words.standing);
}

/** What the model must hear with the next message: what was undone, and what the calls did that the message closed. */
export function newsOf(context: TurnContext, closed: readonly string[]): UndoneNews | undefined {
  return joined(context, standing(context, new Set(closed)), words => words.leftDone);
}

/** Of long conversations the newest: older ones have hardly to do with what is asked. */
const MOST_FORGOTTEN = 20;

/** What the model must hear with the first message after its backend has lost the conversation. */
export function forgottenDeeds(context: TurnContext): UndoneNews {
  const undone = undoneNews(context);
  const all = new Set(calls(context.store).map(({ id }) => id));
  const done = standing(context, all).slice(-MOST_FORGOTTEN);
  const said = context.ports.settings().words.forModel.forgotten(done.map(nameDeed).join('; '));
  return { text: [said, undone?.text].filter(Boolean).join(' '), callIds: undone?.callIds ?? [] };
}

function joined(
  context: TurnContext,
  done: readonly DoneRow[],
  say: (words: Words['forModel']) => (rows: string) => string,
): UndoneNews | undefined {
  const undone = undoneNews(context);
  if (done.length === 0) return undone;
  const said = say(context.ports.settings().words.forModel)(done.map(nameDeed).join('; '));
  const text = [said, undone?.text].filter(it => it !== undefined).join(' ');
  return { text, callIds: undone?.callIds ?? [] };
}

function standingSince(context: TurnContext, entryId: string): DoneRow[] {
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
