import { failureResultSchema } from '@assent/shared';
import { type Caller, identityOf } from '../access/access.ts';
import { isUnanswered, openCall, type ToolCall, type Turn } from '../history/turn.ts';
import { parseJson } from '../json/parse-json.ts';
import type { Audit, AuditedDecision } from '../observability/audit.ts';
import type { Accepted } from './accept-message.ts';

type DecidedRequest = { session_id: string; user_id: string };

/** Records what a request decides on the call that waits in its conversation, before anything runs. */
export async function recordDecision(
  audit: Audit | undefined,
  { caller, request }: { caller: Caller; request: DecidedRequest },
  { before, accepted }: { before: readonly Turn[]; accepted: Accepted },
): Promise<void> {
  const call = openCall(before);
  const decision = audit && call && decisionOn(call, accepted);
  if (!decision) return;
  await audit.record({
    ...identityOf(caller, request.user_id),
    session: request.session_id.toLowerCase(),
    call: call.id,
    tool: call.name,
    place: call.place,
    decision,
  });
}

/** `undefined` when the request leaves the call open or forgets it, as an edited conversation does. */
function decisionOn(call: ToolCall, accepted: Accepted): AuditedDecision['decision'] | undefined {
  if (accepted.kind === 'run') return 'approved';
  const result = accepted.turns.find(turn => turn.role === 'result' && turn.call.id === call.id);
  if (result?.role !== 'result') return undefined;
  if (isUnanswered(result)) return 'unanswered';
  const failure = failureResultSchema.safeParse(parseJson(result.content)).data;
  return failure?.error_type === 'Rejected' ? 'rejected' : 'approved';
}
