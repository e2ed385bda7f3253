import type { TurnName } from '../backend/backend.ts';
import type { AnswerEntry, AnswerState } from '../conversation/conversation.ts';
import { callsOfAnswer, changeAnswer, findAnswer } from '../conversation/panel-store.ts';
import type { TurnContext } from '../ports/ports.ts';
import { sessionIdOf } from './session.ts';
import { streamAnswer } from './stream-answer.ts';

/** Milliseconds before each attempt in a row that brings nothing. In all less than a backend waits for us. */
const PAUSES = [300, 1_000, 3_000, 8_000, 20_000];

/**
 * An answer whose connection was lost is resumed where it was, for as long as that brings something new. Returns the
 * state in which it ended: as it was lost, when the backend doesn't offer this.
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

/** Whether the connection is all that went wrong. */
export function isBrokenStream(state: AnswerState): boolean {
  return state.status === 'failed' && (state.problem.kind === 'cut' || state.problem.kind === 'silent');
}

/** While it is being resumed, also a backend that is not there at the moment. One that asks for a key goes on asking. */
function isLost(state: AnswerState): boolean {
  if (isBrokenStream(state)) return true;
  if (state.status !== 'failed') return false;
  const { problem } = state;
  return problem.kind === 'unreachable' || (problem.kind === 'refused' && problem.status !== 401);
}

function isClosed(state: AnswerState): boolean {
  return state.status === 'failed' && state.problem.kind === 'closed';
}

/** Only where it is known what was taken in: from the start, or up to an event with an id. And only from whom it came. */
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
