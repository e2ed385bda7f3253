import type { Gesture } from '../../approval/gate.ts';
import { type StaleReason, staleReason } from '../../conversation/approval-blocker.ts';
import type { Card } from '../../conversation/card.ts';
import { useTurn } from '../../panel/panel-context.tsx';

/** What the first button of a card does: it approves, or hands back what can't be approved any more. */
export interface Deciding {
  stale: StaleReason | undefined;
  decide(gesture: Gesture): unknown;
}

/** What is meant goes by what the card shows; the turn refuses it where that is not so any more. */
export function useDeciding(callId: string, card: Card): Deciding {
  const turn = useTurn();
  const stale = staleReason(card);
  return {
    stale,
    decide: gesture => (stale ? turn.returnToModel(callId, gesture) : turn.approve(callId, gesture)),
  };
}
