import type { Call, RowProgress } from '../../conversation/call.ts';
import type { Words } from '../../words/words-for.ts';

/** How far a call has come, or what became of it, in a few words. */
export function describeCall({ state }: Call, { call: words }: Words): string {
  switch (state.status) {
    case 'proposed':
    case 'awaiting':
      return words.proposed;
    case 'approved':
    case 'running':
      return words.running;
    case 'done':
      return state.reply.kind === 'decision' ? words.serverApproved : words.done;
    case 'answered':
      return words.lookedUp;
    case 'rejected':
      return hasDone(state.rows) ? words.restRejected : words.rejected;
    case 'failed':
      return describeFailure(state, words);
    case 'void':
      return describeVoid(state.reason, words);
  }
}

function describeVoid(
  reason: Extract<Call['state'], { status: 'void' }>['reason'],
  words: Words['call'],
): string {
  switch (reason) {
    case 'superseded':
      return words.superseded;
    case 'stopped':
      return words.stopped;
    case 'gave-up':
      return words.gaveUp;
    case 'other-backend':
      return words.otherBackend;
  }
}

function describeFailure(
  { attended, rows }: Extract<Call['state'], { status: 'failed' }>,
  words: Words['call'],
): string {
  if (!attended) return words.unfit;
  return hasDone(rows) ? words.partly : words.failed;
}

function hasDone(rows: readonly RowProgress[]): boolean {
  return rows.some(row => row.status === 'ended' && row.outcome.success);
}
