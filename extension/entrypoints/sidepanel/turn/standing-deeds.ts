import type { Call } from '../conversation/call.ts';
import { calls } from '../conversation/panel-store.ts';
import { type DoneRow, doneRows } from '../conversation/undoable.ts';
import type { TurnContext } from './ports.ts';
import { nameDeed, type UndoneNews, undoneNews } from './undone-news.ts';

/**
 * What the model must hear with a message that is sent once more: what was done since it was sent first and stands, which the
 * backend forgets with all that followed; and what was undone.
 */
export function standingDeeds(context: TurnContext, entryId: string): UndoneNews | undefined {
  const undone = undoneNews(context);
  const standing = standingSince(context, entryId).map(nameDeed);
  if (standing.length === 0) return undone;
  const { forModel } = context.ports.settings().words;
  const text = [forModel.standing(standing.join('; ')), undone?.text]
    .filter(it => it !== undefined)
    .join(' ');
  return { text, callIds: undone?.callIds ?? [] };
}

function standingSince({ store, ports }: TurnContext, entryId: string): DoneRow[] {
  const { entries } = store.getState().conversation;
  const since = new Set(entries.slice(entries.findIndex(({ id }) => id === entryId)).map(({ id }) => id));
  const { backendUrl } = ports.settings();
  const isItsOwn = (call: Call): boolean => (call.backendUrl ?? backendUrl) === backendUrl;
  return calls(store)
    .filter(call => since.has(call.id) && isItsOwn(call))
    .flatMap(doneRows)
    .filter(({ undoing }) => undoing?.status !== 'ended' || !undoing.outcome.success);
}
