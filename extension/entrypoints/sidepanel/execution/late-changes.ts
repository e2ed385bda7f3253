import { NoAnswer } from '../../../messaging/failures.ts';
import { PageError } from '../../../page/page-error.ts';
import { type Call, isSettled, type Late, tabOfRow } from '../conversation/call.ts';
import { approvalKey } from '../conversation/done-before.ts';
import { calls, changeCall, findCall } from '../conversation/panel-store.ts';
import type { DoneAction } from '../ports/page-access.ts';
import type { TurnContext } from '../ports/ports.ts';

/** Notes what becomes of the rows of a call after their results, as long as their pages look on. */
export function followLateChanges(context: TurnContext, callId: string): void {
  const call = findCall(context.store, callId);
  for (const { index, done } of call ? completedRows(call) : []) void followRow(context, callId, index, done);
}

function completedRows(call: Call): { index: number; done: DoneAction }[] {
  const { state } = call;
  if (!isSettled(state) || state.card?.kind !== 'actions') return [];
  return state.card.rows.flatMap((row, index) => {
    const tabId = tabOfRow(call, row);
    const hasRun = state.rows[index]?.status === 'ended' && state.rows[index].outcome.effect !== undefined;
    if (!hasRun || tabId === undefined || row.documentId === undefined) return [];
    return [{ index, done: { tabId, documentId: row.documentId, key: approvalKey(call.id, index, row) } }];
  });
}

async function followRow(
  { store, ports }: TurnContext,
  callId: string,
  index: number,
  done: DoneAction,
): Promise<void> {
  // A message would drop a page that was left from the back/forward cache.
  if (!(await ports.isShown(done))) return;
  const { change } = await ports.page.lateChange(done).catch(nothingAnswered);
  if (!change) return;
  const late: Late = { index, change, reported: false };
  changeCall(store, callId, call => ({ ...call, late: [...(call.late ?? []), late] }));
}

/** A page that was left, or never looked on, has nothing to add. */
export function nothingAnswered(thrown: unknown): Record<string, never> {
  if (thrown instanceof NoAnswer || thrown instanceof PageError) return {};
  throw thrown;
}

/** What the model does not know of yet, and the calls that it is about. `isQuoting`: in the words of the page. */
export function lateNotice(
  { store, ports }: TurnContext,
  isQuoting: boolean,
): { text: string; callIds: string[] } | undefined {
  const { backendUrl, messages } = ports.settings();
  const unlisted = calls(store)
    .filter(call => (call.backendUrl ?? backendUrl) === backendUrl)
    .map(call => ({ call, late: (call.late ?? []).filter(({ reported }) => !reported) }))
    .filter(({ late }) => late.length > 0);
  if (unlisted.length === 0) return undefined;
  const rows = unlisted.flatMap(({ call, late }) =>
    late.map(({ index, change: { kind, tone, text } }) =>
      [nameOfRow(call, index), messages.model.lateChange(kind, tone, isQuoting ? text : '')].join(': '),
    ),
  );
  return { text: messages.model.late(rows.join('; ')), callIds: unlisted.map(({ call }) => call.id) };
}

/** The action and the id of its element, without text of the page. */
function nameOfRow({ state }: Call, index: number): string {
  const row = 'card' in state && state.card?.kind === 'actions' ? state.card.rows[index] : undefined;
  const id =
    row?.preview.status === 'bound' && row.preview.binding.kind === 'element'
      ? row.preview.binding.elementId
      : '';
  return [row?.action.action, id].filter(Boolean).join(' ');
}
