import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import type { Call, RowProgress } from '../../conversation/call.ts';

/** How far a call has come, or what became of it, in a few words. */
export function describeCall({ state }: Call, { call: messages }: PersonMessages): string {
  switch (state.status) {
    case 'proposed':
    case 'awaiting':
      return messages.proposed;
    case 'approved':
    case 'running':
      return messages.running;
    case 'done':
      return state.reply.kind === 'decision' ? messages.serverApproved : messages.done;
    case 'answered':
      return messages.lookedUp;
    case 'rejected':
      return hasDone(state.rows) ? messages.restRejected : messages.rejected;
    case 'failed':
      return describeFailure(state, messages);
    case 'void':
      return describeVoid(state.reason, messages);
  }
}

function describeVoid(
  reason: Extract<Call['state'], { status: 'void' }>['reason'],
  messages: PersonMessages['call'],
): string {
  switch (reason) {
    case 'superseded':
      return messages.superseded;
    case 'stopped':
      return messages.stopped;
    case 'gave-up':
      return messages.gaveUp;
    case 'other-backend':
      return messages.otherBackend;
  }
}

function describeFailure(
  { attended, rows }: Extract<Call['state'], { status: 'failed' }>,
  messages: PersonMessages['call'],
): string {
  if (!attended) return messages.unfit;
  return hasDone(rows) ? messages.partly : messages.failed;
}

function hasDone(rows: readonly RowProgress[]): boolean {
  return rows.some(row => row.status === 'ended' && row.outcome.success);
}
