import type { AskedTurn, TurnLimits } from '../access/turn-limits.ts';
import { openCall } from '../history/open-call.ts';
import type { Turn } from '../history/turn.ts';
import type { Accepted } from './accepted.ts';
import type { RunningTurn, RunningTurns } from './running-turns.ts';

export type Admission = { runningTurns: RunningTurns; turnLimits: TurnLimits };

/** Lets a turn begin, or throws a refusal: the relay is being stopped (503), or there are too many (429). */
export async function admitTurn(
  { runningTurns, turnLimits }: Admission,
  asked: AskedTurn,
): Promise<RunningTurn> {
  const turn = runningTurns.begin();
  try {
    const leave = await turnLimits.admit(asked);
    return {
      signal: turn.signal,
      end() {
        leave();
        turn.end();
      },
    };
  } catch (thrown) {
    turn.end();
    throw thrown;
  }
}

/** Whether it answers the call that is open. The same result once more does not: that one is there already. */
export function isAwaited(before: readonly Turn[], accepted: Accepted): boolean {
  const call = openCall(before);
  const last = accepted.turns.at(-1);
  if (!call) return false;
  return accepted.kind === 'run' || (last?.role === 'result' && last.call.id === call.id);
}
