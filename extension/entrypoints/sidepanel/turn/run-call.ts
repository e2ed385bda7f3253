import { toFailure } from '../../../page/page-error.ts';
import type { Call, Reply, RowProgress } from '../conversation/call.ts';
import type { ActionsCard, Card } from '../conversation/card.ts';
import {
  type Carried,
  firstFailure,
  wholeCard,
  wholeProgress,
  withDoneBefore,
} from '../conversation/done-before.ts';
import { changeCall, findCall, forgetFiles } from '../conversation/panel-store.ts';
import { withoutBulk } from '../conversation/without-bulk.ts';
import { goOnElsewhere } from './go-on-elsewhere.ts';
import type { TurnContext } from './ports.ts';
import { batchResult, failureResult, toldOf, withUnbegun } from './results.ts';
import { runPlan } from './run-plan.ts';
import { runRows } from './run-rows.ts';

/** Runs a call that has just been approved, and settles it with its one reply. */
export async function runApprovedCall(
  context: TurnContext,
  callId: string,
  signal: AbortSignal,
): Promise<void> {
  const call = findCall(context.store, callId);
  if (call?.state.status !== 'approved') return;
  const { card } = call.state;
  const kept = await keepApproval(context);
  if (kept) return settle(context, callId, card, { kind: 'result', result: failureResult(kept) });
  changeCall(context.store, callId, approved => ({
    ...approved,
    state: { status: 'running', card, rows: waitingRows(card) },
  }));
  const reply = await carryOut(context, call, card, signal);
  if (reply) settle(context, callId, card, reply);
}

/** An approval is kept before it is used, so that a closed panel can never use it again. Returns why it wasn't. */
async function keepApproval({
  ports,
  store,
}: TurnContext): Promise<ReturnType<typeof toFailure> | undefined> {
  try {
    await ports.keep(store.getState().conversation);
    return undefined;
  } catch (thrown) {
    const { words } = ports.settings();
    return { type: 'InternalError', message: words.forModel.notKept(toFailure(thrown).message) };
  }
}

/** Undefined when the call goes on, on the page that it led to. */
async function carryOut(
  context: TurnContext,
  call: Call,
  card: Card,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  switch (card.kind) {
    case 'actions':
      return runBatch(context, call, card, signal);
    case 'plan':
      return { kind: 'result', result: await runPlan(context, call, card.plan) };
    case 'server':
      return decision(call, true);
  }
}

async function runBatch(
  context: TurnContext,
  call: Call,
  { rows, later }: ActionsCard,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  const { words } = context.ports.settings();
  const carried = withDoneBefore(call, { rows, outcomes: await runRows(context, call, rows, signal) });
  if (later && !signal.aborted && hasLed(carried)) {
    await goOnElsewhere(context, call, carried, later);
    return undefined;
  }
  const whole = withUnbegun(carried, later, toldOf('stopped', words), words);
  return { kind: 'result', result: batchResult(whole, words) };
}

/** Whether the last row, which leads elsewhere, was wanted, and all that was wanted succeeded. */
function hasLed(carried: Carried): boolean {
  return firstFailure(carried) === -1 && !carried.rows.at(-1)?.unticked;
}

/** A backend that names no calls can only know this one by the name of its tool. */
export function decision(call: Call, approved: boolean, reason = ''): Reply {
  const toolId = call.toolId ?? call.toolName;
  return { kind: 'decision', toolId, approved, ...(reason === '' ? {} : { reason }) };
}

function waitingRows(card: Card): { status: 'waiting' }[] {
  return card.kind === 'actions' ? card.rows.map(() => ({ status: 'waiting' })) : [];
}

function settle({ store }: TurnContext, callId: string, card: Card, reply: Reply): void {
  forgetFiles(store, callId);
  changeCall(store, callId, call =>
    settledCall(call, card, call.state.status === 'running' ? call.state.rows : [], reply),
  );
}

/** A call that ran, once it is over: what came of all of its rows, and its one reply. */
export function settledCall(call: Call, card: Card, progress: readonly RowProgress[], reply: Reply): Call {
  const rows = wholeProgress(call, progress).map(withoutBulk);
  const settled = { card: wholeCard(call, card), rows, reply, delivery: 'ready' } as const;
  const failed = reply.kind === 'result' && reply.result.success !== true;
  return {
    ...call,
    state: failed ? { status: 'failed', attended: true, ...settled } : { status: 'done', ...settled },
  };
}
