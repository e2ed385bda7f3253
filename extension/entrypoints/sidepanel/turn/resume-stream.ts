import type { TurnName } from '../backend/backend.ts';
import type { AnswerEntry, AnswerState } from '../conversation/conversation.ts';
import { callsOfAnswer, changeAnswer, findAnswer } from '../conversation/panel-store.ts';
import type { TurnContext } from '../ports/ports.ts';
import { sessionIdOf } from './session.ts';
import { streamAnswer } from './stream-answer.ts';

/** Milliseconds before each attempt in a row without success. Their sum is less than a backend waits. */
const PAUSES = [300, 1_000, 3_000, 8_000, 20_000];

/**
 * Resumes an answer after a broken connection, as long as that brings new events. Returns the final state: the broken one
 * when the backend does not support resuming.
 */
export async function resumeStream(
  context: TurnContext,
  answerId: string,
  lost: AnswerState,
  signal: AbortSignal,
): Promise<AnswerState> {
  for (let attempt = 0; attempt < PAUSES.length && !signal.aborted; attempt += 1) {
    const answer = findAnswer(context.store, answerId);
    if (!answer || !canResume(context, answer)) return lost;
    changeAnswer(context.store, answerId, it => ({
      ...it,
      state: { status: 'streaming', connectionLost: true },
    }));
    if (!isClosed(lost) || attempt > 0) await pause(context, PAUSES[attempt] ?? 0, signal);
    if (signal.aborted) break;
    const after = answer.stream?.after;
    const resume = () => context.ports.backend.resume(turnName(context, answerId), after, signal);
    const state = await streamAnswer(context, answerId, resume, signal);
    if (!state) return lost;
    if (!isLost(state)) return state;
    if (findAnswer(context.store, answerId)?.stream?.after !== after) attempt = -1;
  }
  return signal.aborted ? { status: 'stopped' } : lost;
}

/** Whether only the connection failed. */
export function isBrokenStream(state: AnswerState): boolean {
  return state.status === 'failed' && (state.problem.kind === 'cut' || state.problem.kind === 'silent');
}

/** While resuming, this includes a backend that is temporarily unreachable. One that wants a key keeps wanting it. */
function isLost(state: AnswerState): boolean {
  if (isBrokenStream(state)) return true;
  if (state.status !== 'failed') return false;
  const { problem } = state;
  return problem.kind === 'unreachable' || (problem.kind === 'refused' && problem.status !== 401);
}

function isClosed(state: AnswerState): boolean {
  return state.status === 'failed' && state.problem.kind === 'closed';
}

/** Only when the position is known: the start, or an event with an id. And only at the same backend. */
export function canResume({ store, ports }: TurnContext, { id, stream, text }: AnswerEntry): boolean {
  if (!stream || stream.backendUrl !== ports.settings().backendUrl) return false;
  return stream.after !== undefined || (text === '' && callsOfAnswer(store, id).length === 0);
}

export function turnName({ store, ports }: TurnContext, answerId: string): TurnName {
  return {
    sessionId: sessionIdOf(store.getState().conversation),
    turnId: answerId,
    userId: ports.settings().userId,
  };
}

function pause({ ports }: TurnContext, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    ports.clock.after(milliseconds, resolve);
  });
}
