import { type ChatRequest, readResultMessage, serverToolDecisionSchema } from '@assent/shared';
import { closeOpenCall, openCall } from '../history/open-call.ts';
import { parseJson, saysFailed } from '../history/result-content.ts';
import type { ResultTurn, ToolCall, Turn } from '../history/turn.ts';
import { Refusal } from '../refusal.ts';

/** What a message asks for: an answer of the model, or first the run of a server tool that the person approved. */
export type Accepted =
  | { kind: 'answer'; turns: readonly Turn[] }
  | { kind: 'run'; turns: readonly Turn[]; call: ToolCall };

/** Fits a request into the conversation so far, or refuses it. */
export function acceptMessage(turns: readonly Turn[], request: ChatRequest): Accepted {
  return request.role === 'function' ? acceptDecision(turns, request.message) : acceptText(turns, request);
}

function acceptText(turns: readonly Turn[], request: ChatRequest): Accepted {
  const result = readResultMessage(request.message);
  const accepted = result && acceptResult(turns, { ...result, callId: request.tool_id });
  return accepted ?? answer([...closeOpenCall(turns), { role: 'user', text: request.message }]);
}

type GivenResult = { toolName: string; result: string; callId: string | undefined };

/** `undefined` when the text merely looks like a result: then a person wrote it. */
function acceptResult(turns: readonly Turn[], given: GivenResult): Accepted | undefined {
  const call = openCall(turns);
  if (call?.place === 'browser' && call.name === given.toolName && (given.callId ?? call.id) === call.id) {
    return answer([...turns, resultTurn(call, given.result)]);
  }
  const repeated = repeatedResult(turns, given);
  if (repeated) return answer(turns.slice(0, repeated.index + 1));
  if (given.callId === undefined) return undefined;
  throw refuseResult(turns, given.callId);
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

function refuseResult(turns: readonly Turn[], callId: string): Refusal {
  const known = turns.some(turn => turn.role === 'result' && turn.call.id === callId);
  return known
    ? new Refusal(409, 'already_answered', 'This call already has a result; a second one is not taken.')
    : callNotFound();
}

function acceptDecision(turns: readonly Turn[], message: string): Accepted {
  const decision = serverToolDecisionSchema.safeParse(parseJson(message));
  if (!decision.success) {
    throw new Refusal(400, 'invalid_request', 'With "role": "function", "message" is a JSON string.', [
      { path: 'message', message: 'Expected {"toolId": "tool_…", "approved": true or false} as a string' },
    ]);
  }
  const { toolId, approved } = decision.data;
  const call = openCall(turns);
  if (call?.id !== toolId) throw refuseResult(turns, toolId);
  if (call.place !== 'server') throw callNotFound();
  return approved ? { kind: 'run', turns, call } : answer([...turns, resultTurn(call, REJECTED)]);
}

const REJECTED = JSON.stringify({
  success: false,
  error: 'The person rejected this call. Nothing was done.',
  error_type: 'Rejected',
});

function resultTurn(call: ToolCall, content: string): ResultTurn {
  return { role: 'result', call, content, failed: saysFailed(content) };
}

function answer(turns: readonly Turn[]): Accepted {
  return { kind: 'answer', turns };
}

/** Also for a session of somebody else, so that the answer does not tell whether it exists. */
export function callNotFound(): Refusal {
  return new Refusal(404, 'not_found', 'There is no such session or call here. Begin a new conversation.');
}
