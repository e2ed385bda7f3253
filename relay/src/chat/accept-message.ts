import { type ChatRequest, readResultMessage, serverToolDecisionSchema } from '@assent/shared';
import { closeOpenCall, openCall } from '../history/open-call.ts';
import { parseJson } from '../history/result-content.ts';
import { rewindTurns } from '../history/rewind-turns.ts';
import type { Turn } from '../history/turn.ts';
import { Refusal } from '../refusal.ts';
import { acceptResult, callNotFound, refuseUnknown } from './accept-result.ts';
import { type Accepted, answer, resultTurn } from './accepted.ts';

/** Fits a request into the conversation so far, or refuses it. */
export function acceptMessage(turns: readonly Turn[], request: ChatRequest): Accepted {
  return request.role === 'function' ? acceptDecision(turns, request.message) : acceptText(turns, request);
}

function acceptText(turns: readonly Turn[], request: ChatRequest): Accepted {
  const result = readResultMessage(request.message);
  const accepted = result && acceptResult(turns, { ...result, callId: request.tool_id });
  if (accepted) return accepted;
  const { message: text, message_id: id, rewind_to: rewindTo } = request;
  const before = closeOpenCall(rewindTurns(turns, rewindTo));
  return answer([...before, { role: 'user', text, ...(id !== undefined && { id }) }]);
}

/** Fits a person's decision on a server tool's call into the conversation, or refuses it. `message` is its JSON. */
export function acceptDecision(turns: readonly Turn[], message: string): Accepted {
  const decision = serverToolDecisionSchema.safeParse(parseJson(message));
  if (!decision.success) {
    throw new Refusal(400, 'invalid_request', 'With "role": "function", "message" is a JSON string.', [
      { path: 'message', message: 'Expected {"toolId": "tool_…", "approved": true or false} as a string' },
    ]);
  }
  const { toolId, approved, reason } = decision.data;
  const call = openCall(turns);
  if (call?.id !== toolId) throw refuseUnknown(turns, toolId);
  if (call.place !== 'server') throw callNotFound();
  return approved ? { kind: 'run', turns, call } : answer([...turns, resultTurn(call, rejected(reason))]);
}

function rejected(reason: string | undefined): string {
  const error = 'The person rejected this call. Nothing was done.';
  return JSON.stringify({ success: false, error, error_type: 'Rejected', ...(reason && { reason }) });
}
