import { toFailure } from '../../../page/page-error.ts';
import type { Call, Reply } from '../conversation/call.ts';
import type { Card, Row } from '../conversation/card.ts';
import { changeCall, findCall, forgetFiles } from '../conversation/panel-store.ts';
import type { TurnContext } from './ports.ts';
import { batchResult, failureResult, type JsonObject } from './results.ts';
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
  settle(context, callId, card, await carryOut(context, call, card, signal));
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

async function carryOut(context: TurnContext, call: Call, card: Card, signal: AbortSignal): Promise<Reply> {
  switch (card.kind) {
    case 'actions':
      return { kind: 'result', result: await runBatch(context, call, card.rows, signal) };
    case 'plan':
      return { kind: 'result', result: await runPlan(context, call, card.plan) };
    case 'server':
      return decision(call, true);
  }
}

async function runBatch(
  context: TurnContext,
  call: Call,
  rows: Row[],
  signal: AbortSignal,
): Promise<JsonObject> {
  const outcomes = await runRows(context, call, rows, signal);
  return batchResult(outcomes, rows, context.ports.settings().words);
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
  changeCall(store, callId, call => {
    const rows = call.state.status === 'running' ? call.state.rows : [];
    const settled = { card, rows, reply, delivery: 'ready' } as const;
    const failed = reply.kind === 'result' && reply.result.success !== true;
    return {
      ...call,
      state: failed ? { status: 'failed', attended: true, ...settled } : { status: 'done', ...settled },
    };
  });
}
