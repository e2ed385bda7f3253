import type { Outcome } from '../outcome.ts';
import type { WayBack } from './way-back.ts';
import { wayBackLedger } from './way-back-ledger.ts';

/**
 * Looks at the state before a deed. What is returned is called with the deed's outcome: it keeps the way back where
 * the deed changed that state, and says so in the outcome. What was sent or left behind is beyond taking back.
 */
export function keepWayBack(key: string, wayBack: WayBack | undefined): (outcome: Outcome) => Outcome {
  const before = wayBack?.look();
  return outcome => {
    const after = wayBack?.look();
    if (!wayBack || before === undefined || after === undefined || after === before) return outcome;
    if (isBeyond(outcome)) return outcome;
    wayBackLedger.set(key, { wayBack, before, after, nature: wayBack.nature?.() });
    return { ...outcome, undoable: true };
  };
}

function isBeyond({ effect, leaving }: Outcome): boolean {
  return leaving === true || effect === 'navigated' || effect === 'submitted' || effect === 'download';
}
