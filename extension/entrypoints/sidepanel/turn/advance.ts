import { closeForeignCalls, stopCalls } from '../approval/close-calls.ts';
import { prepareCall } from '../approval/prepare-call.ts';
import { type Call, isOpen, isSettled, type SettledState } from '../conversation/call.ts';
import { changePageContext } from '../conversation/change-context.ts';
import type { AnswerEntry } from '../conversation/conversation.ts';
import { calls, callsOfAnswer, patchCall } from '../conversation/panel-store.ts';
import { lateNotice } from '../execution/late-changes.ts';
import type { Engine } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { undoNotice } from '../undo/completed-actions.ts';
import { askBackend, endAnswer } from './ask-backend.ts';
import { type Question, questionOf } from './question.ts';
import { canResume, resumeStream } from './resume-stream.ts';

/**
 * Continues the conversation: brings each open call to the person, and its reply to the backend. Ends when the person must
 * decide, when nothing is open, or when an answer failed.
 */
export async function advance(context: TurnContext, signal: AbortSignal): Promise<void> {
  for (;;) {
    if (signal.aborted) return stopCalls(context);
    closeForeignCalls(context);
    const call = calls(context.store).find(isOpen);
    if (!call) return;
    if (isSettled(call.state)) {
      if (!(await askBackend(context, questionWithNotices(context, call, call.state), signal))) return;
    } else {
      if (call.state.status !== 'proposed') return;
      await prepareCall(context, call, signal);
    }
  }
}

/** The reply includes what was undone and what came late, and keeps it: sent again, it must be identical. */
function questionWithNotices(context: TurnContext, call: Call, state: SettledState): Question {
  if (state.reply.kind !== 'result') return questionOf(context, call, state);
  const [undone, late] = [undoNotice(context), lateNotice(context, true)];
  if (!undone && !late) return questionOf(context, call, state);
  const notices = { ...(undone && { undone: undone.text }), ...(late && { later: late.text }) };
  const withNotices = { ...state, reply: { ...state.reply, result: { ...state.reply.result, ...notices } } };
  patchCall(context.store, call.id, { state: withNotices });
  const reportedCalls = [...(undone?.callIds ?? []), ...(late?.callIds ?? [])];
  return { ...questionOf(context, call, withNotices), reportedCalls };
}

/** Resumes the answer that was streaming when the panel was closed. Runs only what the person approves. */
export function resume(context: TurnContext, engine: Engine): void {
  const answer = closedAnswer(context);
  if (!answer || engine.busy()) return;
  const { id, state: closed, stream } = answer;
  changePageContext(context.store, { workingIn: stream?.page?.tabId });
  engine.run(async signal => {
    const ended = await resumeStream(context, id, closed, signal);
    if (await endAnswer(context, id, ended)) await advance(context, signal);
  });
}

/** The last entry of the conversation, without decisions since. */
function closedAnswer(context: TurnContext): AnswerEntry | undefined {
  const { entries } = context.store.getState().conversation;
  const answer = entries.findLast(entry => entry.kind === 'answer' || entry.kind === 'person');
  if (answer?.kind !== 'answer' || answer.state.status !== 'failed') return undefined;
  if (answer.state.problem.kind !== 'closed' || !canResume(context, answer)) return undefined;
  const isUntouched = callsOfAnswer(context.store, answer.id).every(
    ({ state }) => state.status === 'proposed',
  );
  return isUntouched ? answer : undefined;
}
