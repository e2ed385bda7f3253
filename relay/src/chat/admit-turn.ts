import type { AskedTurn, TurnLimits } from '../access/turn-limits.ts';
import { openCall } from '../history/open-call.ts';
import type { Turn } from '../history/turn.ts';
import type { Accepted } from './accepted.ts';
import type { RunningTurn, RunningTurns } from './running-turns.ts';

export type Admission = { runningTurns: RunningTurns; turnLimits: TurnLimits };
export type AdmittedTurn = Pick<RunningTurn, 'signal'> & {
  /** Frees its place for another, before its end is told: whoever sees that may begin the next turn at once. */
  leave(): Promise<void>;
  /** To be called when it has ended, whether or not it has left its place. Never rejects. */
  end(): Promise<void>;
  /** Instead of its end, when it never began. */
  undo(): Promise<void>;
};

/** Lets a turn begin, or throws a refusal: the relay is being stopped (503), or there are too many (429). */
export async function admitTurn(
  { runningTurns, turnLimits }: Admission,
  asked: AskedTurn,
): Promise<AdmittedTurn> {
  const turn = runningTurns.begin();
  try {
    const admitted = await turnLimits.admit(asked);
    return {
      signal: turn.signal,
      leave: () => admitted.end(),
      async end() {
        turn.end();
        await admitted.end();
      },
      async undo() {
        turn.end();
        await admitted.undo();
      },
    };
  } catch (thrown) {
    turn.end();
    throw thrown;
  }
}

/**
 * Whether it does no more than answer the call that is open. The same result once more does not: that one is there already.
 * Nor does a conversation that a client tells otherwise than it was: that is a question of its own.
 */
export function isAwaited(before: readonly Turn[], accepted: Accepted): boolean {
  const call = openCall(before);
  if (!call) return false;
  if (accepted.kind === 'run') return true;
  const last = accepted.turns.at(-1);
  return (
    last?.role === 'result' && last.call.id === call.id && tellsTheSame(accepted.turns.slice(0, -1), before)
  );
}

function tellsTheSame(told: readonly Turn[], stored: readonly Turn[]): boolean {
  return (
    told.length === stored.length &&
    told.every((turn, index) => turn === stored[index] || toWords(turn) === toWords(stored[index]))
  );
}

/** What a model reads of it; a client knows neither what was thought nor where a tool ran. */
function toWords(turn: Turn | undefined): string {
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
