import {
  type ChatRequest,
  type RequestImage,
  readResultMessage,
  serverToolDecisionSchema,
} from '@assent/shared';
import { leaveOutImages } from '../history/leave-out-images.ts';
import { closeOpenCall, openCall } from '../history/open-call.ts';
import { parseJson } from '../history/result-content.ts';
import { rewindTurns } from '../history/rewind-turns.ts';
import type { Turn } from '../history/turn.ts';
import { HttpError } from '../http-error.ts';
import { acceptResult, callNotFound, refuseUnknown } from './accept-result.ts';
import { type Accepted, answer, resultTurn } from './accepted.ts';

/** Fits a request into the conversation so far, or refuses it. */
export function acceptMessage(turns: readonly Turn[], request: ChatRequest): Accepted {
  if (request.continues_session && turns.length === 0) throw callNotFound();
  if (request.role === 'function') return acceptDecision(turns, request.message);
  const accepted = acceptText(turns, request);
  const { images = [] } = request;
  return images.length > 0 ? { ...accepted, turns: attachImages(accepted.turns, images) } : accepted;
}

/** To the newest turn; older pictures are not kept. */
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

/** Fits a person's decision on a server tool's call into the conversation, or refuses it. `message` is its JSON. */
export function acceptDecision(turns: readonly Turn[], message: string): Accepted {
  const decision = serverToolDecisionSchema.safeParse(parseJson(message));
  if (!decision.success) {
    throw new HttpError(400, 'invalid_request', 'With "role": "function", "message" is a JSON string.', [
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
