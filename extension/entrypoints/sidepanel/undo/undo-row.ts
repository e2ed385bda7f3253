import { failureOf } from '../../../messaging/failure-of.ts';
import type { Outcome } from '../../../operations/outcome.ts';
import { PageError } from '../../../page/page-error.ts';
import { type Call, isSettled, type RowProgress, tabOfRow } from '../conversation/call.ts';
import { changeCall } from '../conversation/panel-store.ts';
import { failedOutcome } from '../execution/results.ts';
import { askAgain } from '../ports/ask-again.ts';
import type { TurnContext } from '../ports/ports.ts';

/** Has one row undone by the very document that ran it, under the key of the run: the page does it at most once. */
export async function undoRow(context: TurnContext, call: Call, index: number): Promise<Outcome> {
  noteUndoing(context, call.id, index, { status: 'started' });
  const outcome = await outcomeOf(context, call, index);
  noteUndoing(context, call.id, index, { status: 'ended', outcome });
  return outcome;
}

async function outcomeOf({ ports }: TurnContext, call: Call, index: number): Promise<Outcome> {
  const { language, words } = ports.settings();
  let asked = 0;
  try {
    const done = { ...placeOf(call, index, words.undo.gone), key: `${call.id}:${index}` };
    const undo = (): Promise<Outcome> => {
      asked += 1;
      return ports.page.undo(done, language);
    };
    return await askAgain(undo, ports.clock, words.undo.unknown);
  } catch (thrown) {
    const failure = failureOf(thrown);
    // An ask that got no answer may have been carried out before the page went.
    const unknown = asked > 1 && failure.type === 'PageGone';
    return failedOutcome(unknown ? { type: 'Timeout', message: words.undo.unknown } : failure);
  }
}

function placeOf(call: Call, index: number, gone: string): { tabId: number; documentId: string } {
  const { state } = call;
  const row = isSettled(state) && state.card?.kind === 'actions' ? state.card.rows[index] : undefined;
  const tabId = row && tabOfRow(call, row);
  if (tabId === undefined || row?.documentId === undefined) throw new PageError('PageGone', gone);
  return { tabId, documentId: row.documentId };
}

function noteUndoing({ store }: TurnContext, callId: string, index: number, progress: RowProgress): void {
  changeCall(store, callId, call => {
    const rows = (call.undoing?.rows ?? []).filter(row => row.index !== index);
    return { ...call, undoing: { rows: [...rows, { index, progress }], told: false } };
  });
}
