import { openCall } from '../history/open-call.ts';
import { parseJson } from '../history/result-content.ts';
import type { Turn } from '../history/turn.ts';
import { HttpError } from '../http-error.ts';
import { type Accepted, answer, resultTurn } from './accepted.ts';

export type GivenResult = { toolName: string; result: string; callId: string | undefined };

/**
 * Fits a browser tool's result into the conversation, or refuses it. `undefined` when the text merely looks like a result:
 * then a person wrote it.
 */
export function acceptResult(turns: readonly Turn[], given: GivenResult): Accepted | undefined {
  const call = openCall(turns);
  if (call?.place === 'browser' && call.name === given.toolName && (given.callId ?? call.id) === call.id) {
    return answer([...turns, resultTurn(call, given.result)]);
  }
  const repeated = repeatedResult(turns, given);
  if (repeated) return answer(turns.slice(0, repeated.index + 1));
  if (given.callId !== undefined && given.callId !== call?.id) throw refuseUnknown(turns, given.callId);
  // Only JSON has the form of a result to the letter; a question about such a message does not.
  if (given.callId === undefined && parseJson(given.result) === undefined) return undefined;
  if (call) throw otherCallOpen();
  if (turns.some(turn => isResultOf(turn, given.toolName))) throw alreadyAnswered();
  return undefined;
}

/** The same result once more, with nothing said since: its answer was cut off, and is asked for again. */
function repeatedResult(turns: readonly Turn[], given: GivenResult): { index: number } | undefined {
  const index = turns.findLastIndex(turn => turn.role !== 'assistant');
  const turn = turns[index];
  if (turn?.role !== 'result' || turn.content !== given.result || turn.call.name !== given.toolName)
    return undefined;
  const answered = given.callId === undefined && index !== turns.length - 1;
  return answered || (given.callId ?? turn.call.id) !== turn.call.id ? undefined : { index };
}

function isResultOf(turn: Turn, toolName: string): boolean {
  return turn.role === 'result' && turn.call.place === 'browser' && turn.call.name === toolName;
}

/** For the id of a call that is not open. */
export function refuseUnknown(turns: readonly Turn[], callId: string): HttpError {
  const known = turns.some(turn => turn.role === 'result' && turn.call.id === callId);
  return known ? alreadyAnswered() : callNotFound();
}

/** For a result or a decision that comes once more. */
export function alreadyAnswered(): HttpError {
  return new HttpError(409, 'already_answered', 'This call already has a result; a second one is not taken.');
}

function otherCallOpen(): HttpError {
  return new HttpError(
    409,
    'other_call_open',
    'This result names another tool than the call that is open. Send the result of the open call, or a new message.',
  );
}

/** Also for a session of somebody else, so that the answer does not tell whether it exists. */
export function callNotFound(): HttpError {
  return new HttpError(
    404,
    'unknown_session',
    'There is no such session or call here. Begin a new conversation.',
  );
}
