import type { Outcome } from '../../../operations/outcome.ts';
import { toFailure } from '../../../page/page-error.ts';
import type { Call, RowProgress } from '../conversation/call.ts';
import { type Row, type RunnableRow, runnablePart } from '../conversation/card.ts';
import { filesOf } from '../conversation/chosen-files.ts';
import { changeCall } from '../conversation/panel-store.ts';
import { askAgain } from './ask-again.ts';
import type { TurnContext } from './ports.ts';
import { isConsequential } from './preview-rows.ts';
import { failedOutcome, unfitOutcome } from './results.ts';

/** Runs the rows of an approved card one after the other. Every row gets an outcome, also those that don't run. */
export async function runRows(
  context: TurnContext,
  call: Call,
  rows: Row[],
  signal: AbortSignal,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [index, row] of rows.entries()) {
    const runnable = runnablePart(row);
    const outcome =
      reasonNotToRun(context, row, outcomes, signal) ??
      (runnable && (await runRow(context, call, index, row, runnable))) ??
      failedOutcome({ type: 'ElementNotFound', message: context.ports.settings().words.forModel.notOnPage });
    outcomes.push(outcome);
    noteRow(context, call.id, index, { status: 'ended', outcome });
  }
  return outcomes;
}

function reasonNotToRun(
  { ports }: TurnContext,
  row: Row,
  earlier: Outcome[],
  signal: AbortSignal,
): Outcome | undefined {
  const { words } = ports.settings();
  const unfit = unfitOutcome(row, words);
  if (unfit) return unfit;
  if (signal.aborted) return failedOutcome({ type: 'Rejected', message: words.forModel.stopped });
  const failed = earlier.findIndex(outcome => !outcome.success);
  if (failed === -1 || row.preview.status !== 'bound' || !isConsequential(row.preview.effect))
    return undefined;
  return failedOutcome({ type: 'NotPermitted', message: words.forModel.skippedAfter(failed + 1) });
}

/** Runs one row under its own key. What is known to have begun is kept before it begins. */
async function runRow(
  context: TurnContext,
  call: Call,
  index: number,
  { action }: Row,
  { documentId, preview }: RunnableRow,
): Promise<Outcome> {
  const { ports, store } = context;
  const { language, words } = ports.settings();
  const { page } = call;
  if (!page) return failedOutcome({ type: 'PageGone', message: words.forModel.noPage });
  noteRow(context, call.id, index, { status: 'started' });
  let asked = 0;
  try {
    await ports.keep(store.getState().conversation);
    const { binding } = preview;
    const files = preview.asksFile && filesOf(store.getState().chosenFiles, call.id, index);
    const key = `${call.id}:${index}`;
    const approved = { tabId: page.tabId, documentId, key, action, binding, ...(files ? { files } : {}) };
    const run = (): Promise<Outcome> => {
      asked += 1;
      return ports.page.run(approved, language);
    };
    return await askAgain(run, ports.clock, words.forModel.unknownOutcome);
  } catch (thrown) {
    const failure = toFailure(thrown);
    // An ask that got no answer may have been carried out before the page went: "nothing was run" would be a guess.
    const unknown = asked > 1 && failure.type === 'PageGone';
    return failedOutcome(unknown ? { type: 'Timeout', message: words.forModel.unknownOutcome } : failure);
  }
}

function noteRow({ store }: TurnContext, callId: string, index: number, progress: RowProgress): void {
  changeCall(store, callId, call =>
    call.state.status === 'running'
      ? { ...call, state: { ...call.state, rows: call.state.rows.with(index, progress) } }
      : call,
  );
}
