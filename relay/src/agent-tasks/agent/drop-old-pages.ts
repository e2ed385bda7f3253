import type { ResultTurn, Turn } from '../../history/turn.ts';

/** Characters of a result that is small enough to stay. */
const SMALL = 1_200;

/** Characters of the newest results that stay whole. */
const KEPT = 50_000;

const DROPPED = JSON.stringify({
  success: true,
  note: 'This page was taken out of the conversation, because newer ones followed. Look again if it is needed.',
});

/** As the model gets the conversation: older pages are left out, so that it stays small however long a task runs. */
export function dropOldPages(turns: readonly Turn[]): Turn[] {
  let room = KEPT;
  const kept = turns.toReversed().map((turn, index) => {
    if (turn.role !== 'result' || turn.content.length <= SMALL) return turn;
    room -= turn.content.length;
    // The newest is what the model looks at.
    return room >= 0 || index === 0 ? turn : withoutPage(turn);
  });
  return kept.toReversed();
}

function withoutPage(turn: ResultTurn): ResultTurn {
  return turn.failed ? turn : { ...turn, content: DROPPED };
}
