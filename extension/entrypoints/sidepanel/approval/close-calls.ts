import { type Call, isOpen, isSettled } from '../conversation/call.ts';
import { cardToTheEnd } from '../conversation/done-before.ts';
import { calls, changeCall, changeEntries, forgetFiles } from '../conversation/panel-store.ts';
import { cutShort } from '../execution/ending.ts';
import { reasonTexts } from '../execution/results.ts';
import type { TurnContext } from '../ports/ports.ts';
import { clearOutline } from './outline-card.ts';

type ClosedFor = 'superseded' | 'other-backend';

/** Closes all open calls because the person continued without them. Returns their ids. */
export function closeOpenCalls(context: TurnContext): string[] {
  const open = calls(context.store).filter(isOpen);
  closeCalls(context, open, 'superseded');
  return open.map(({ id }) => id);
}

/** Closes the calls of a backend that is no longer selected: the selected one must not get their results. */
export function closeForeignCalls(context: TurnContext): void {
  const { backendUrl } = context.ports.settings();
  const foreign = calls(context.store).filter(
    call => isOpen(call) && call.backendUrl !== undefined && call.backendUrl !== backendUrl,
  );
  closeCalls(context, foreign, 'other-backend');
}

function closeCalls(context: TurnContext, open: readonly Call[], reason: ClosedFor): void {
  for (const call of open) {
    if (call.state.status === 'awaiting') clearOutline(context, call);
    changeCall(context.store, call.id, it => closed(context, it, reason));
    forgetFiles(context.store, call.id);
  }
}

/** A call that ran keeps its result on the screen, although it can no longer be sent. */
function closed({ ports }: TurnContext, call: Call, reason: ClosedFor): Call {
  const { state } = call;
  const { messages } = ports.settings();
  if (isSettled(state)) return { ...call, state: { ...state, delivery: 'dropped' } };
  const card = 'card' in state && state.card ? cardToTheEnd(call, state.card) : undefined;
  const { message } = reasonTexts('stopped', messages);
  const failure = {
    type: 'NotPermitted',
    message,
    forPerson: messages.person.reasons.closed[reason],
  } as const;
  return cutShort(call, failure, 'dropped', messages) ?? { ...call, state: { status: 'void', card, reason } };
}

/**
 * Stopping ends the whole turn: undecided calls are closed. What such a call did on an earlier page is still reported to the
 * model.
 */
export function stopCalls(context: TurnContext): void {
  const undecided = new Set(calls(context.store).filter(isUndecided));
  for (const call of undecided) {
    if (call.state.status === 'awaiting') clearOutline(context, call);
    forgetFiles(context.store, call.id);
  }
  if (undecided.size === 0) return;
  // In one change: each is saved and rendered.
  changeEntries(context.store, entries =>
    entries.map(entry => (entry.kind === 'call' && undecided.has(entry) ? stopped(context, entry) : entry)),
  );
}

function isUndecided({ state: { status } }: Call): boolean {
  return status === 'proposed' || status === 'awaiting';
}

function stopped({ ports }: TurnContext, call: Call): Call {
  const { messages } = ports.settings();
  const failure = { type: 'NotPermitted', ...reasonTexts('stopped', messages) } as const;
  return (
    cutShort(call, failure, 'ready', messages) ?? { ...call, state: { status: 'void', reason: 'stopped' } }
  );
}
