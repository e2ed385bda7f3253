import {
  type ChatRequest,
  type RequestImage,
  readResultMessage,
  serverToolDecisionSchema,
} from '@assent/shared';
import { HttpError } from '../errors/http-error.ts';
import { leaveOutImages, rewindTurns } from '../history/cut-turns.ts';
import { closeOpenCall, openCall, resultTurn, type ToolCall, type Turn } from '../history/turn.ts';
import { parseJson } from '../json/parse-json.ts';

/** The model answers, or first an approved server tool runs. */
export type Accepted =
  | { kind: 'answer'; turns: readonly Turn[] }
  | { kind: 'run'; turns: readonly Turn[]; call: ToolCall };

/** Fits a request into the conversation so far, or throws an HTTP error. */
export function acceptMessage(turns: readonly Turn[], request: ChatRequest): Accepted {
  if (request.continues_session && turns.length === 0) throw callNotFound();
  if (request.role === 'function') return acceptDecision(turns, request.message);
  const accepted = acceptText(turns, request);
  const { images = [] } = request;
  return images.length > 0 ? { ...accepted, turns: attachImages(accepted.turns, images) } : accepted;
}

/** The newest turn gets them; older pictures are dropped. */
function attachImages(turns: readonly Turn[], given: readonly RequestImage[]): readonly Turn[] {
  const newest = turns.at(-1);
  if (!newest || newest.role === 'assistant') return turns;
  const items = given.map(({ media_type: mediaType, data }) => ({ mediaType, data }));
  return [...leaveOutImages(turns.slice(0, -1), 'older'), { ...newest, images: { kind: 'kept', items } }];
}

function acceptText(turns: readonly Turn[], request: ChatRequest): Accepted {
  const result = readResultMessage(request.message);
  const accepted = result && acceptResult(turns, { ...result, callId: request.tool_id });
  if (accepted) return accepted;
  const { message: text, message_id: id, rewind_to: rewindTo } = request;
  const before = closeOpenCall(rewindTurns(turns, rewindTo));
  return answer([...before, { role: 'user', text, ...(id !== undefined && { id }) }]);
}

/** `message` is the JSON of the user's decision on a server tool's call. */
export function acceptDecision(turns: readonly Turn[], message: string): Accepted {
  const decision = serverToolDecisionSchema.safeParse(parseJson(message));
  if (!decision.success) {
    throw new HttpError(400, 'invalid_request', 'With "role": "function", "message" is a JSON string.', {
      issues: [
        { path: 'message', message: 'Expected {"toolId": "tool_…", "approved": true or false} as a string' },
      ],
    });
  }
  const { toolId, approved, reason } = decision.data;
  const call = openCall(turns);
  if (call?.id !== toolId) throw refuseUnknown(turns, toolId);
  if (call.place !== 'server') throw callNotFound();
  return approved ? { kind: 'run', turns, call } : answer([...turns, resultTurn(call, rejected(reason))]);
}

function rejected(reason: string | undefined): string {
  const error = 'The user rejected this call. Nothing was done.';
  return JSON.stringify({ success: false, error, error_type: 'Rejected', ...(reason && { reason }) });
}

type GivenResult = { toolName: string; result: string; callId: string | undefined };

/** `undefined` when the text only looks like a browser tool's result, because a user wrote it. */
function acceptResult(turns: readonly Turn[], given: GivenResult): Accepted | undefined {
  const call = openCall(turns);
  if (call?.place === 'browser' && call.name === given.toolName && (given.callId ?? call.id) === call.id) {
    return answer([...turns, resultTurn(call, given.result)]);
  }
  const repeated = repeatedResult(turns, given);
  if (repeated) return answer(turns.slice(0, repeated.index + 1));
  if (given.callId !== undefined && given.callId !== call?.id) throw refuseUnknown(turns, given.callId);
  // A real result is JSON; a user's question about one is not.
  if (given.callId === undefined && parseJson(given.result) === undefined) return undefined;
  if (call) throw otherCallOpen();
  if (turns.some(turn => isResultOf(turn, given.toolName))) throw alreadyAnswered();
  return undefined;
}

/** The same result again, with nothing after it: its answer was cut off, and the client asks again. */
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

function refuseUnknown(turns: readonly Turn[], callId: string): HttpError {
  const known = turns.some(turn => turn.role === 'result' && turn.call.id === callId);
  return known ? alreadyAnswered() : callNotFound();
}

export function alreadyAnswered(): HttpError {
  return new HttpError(
    409,
    'already_answered',
    'This call already has a result; a second one is not accepted.',
  );
}

function otherCallOpen(): HttpError {
  return new HttpError(
    409,
    'other_call_open',
    'This result names a different tool from the open call. Send the result of the open call, or a new message.',
  );
}

/** Also for another user's session, so that the answer does not reveal whether it exists. */
export function callNotFound(): HttpError {
  return new HttpError(
    404,
    'unknown_session',
    'There is no such session or call here. Start a new conversation.',
  );
}

export function answer(turns: readonly Turn[]): Accepted {
  return { kind: 'answer', turns };
}

/**
 * Whether it only answers the open call. A repeated result does not: it is stored already. Nor does a conversation that the
 * client edited: that is a new question.
 */
export function isAwaited(before: readonly Turn[], accepted: Accepted): boolean {
  const call = openCall(before);
  if (!call) return false;
  if (accepted.kind === 'run') return true;
  const last = accepted.turns.at(-1);
  return (
    last?.role === 'result' &&
    last.call.id === call.id &&
    isSameConversation(accepted.turns.slice(0, -1), before)
  );
}

function isSameConversation(given: readonly Turn[], stored: readonly Turn[]): boolean {
  return (
    given.length === stored.length &&
    given.every((turn, index) => turn === stored[index] || shownToModel(turn) === shownToModel(stored[index]))
  );
}

/** A client knows neither the model's reasoning nor where a tool ran. */
function shownToModel(turn: Turn | undefined): string {
  switch (turn?.role) {
    case undefined:
      return '';
    case 'user':
      return JSON.stringify([turn.role, turn.text]);
    case 'assistant':
      return JSON.stringify([turn.role, turn.text, turn.call?.id, turn.call?.name, turn.call?.arguments]);
    case 'result':
      return JSON.stringify([turn.role, turn.call.id, turn.content]);
  }
}
