import type { Turn } from './turn.ts';

/** Down to this part of the limit, so that many requests begin with the same, and are cached. */
const AFTER_CUT = 0.75;

/**
 * Forgets the oldest turns when there are more than `limit`, and then up to the next message of the person, because a history that begins
 * with a result or an answer is refused by models.
 */
export function trimTurns(turns: readonly Turn[], limit: number): readonly Turn[] {
  if (turns.length <= limit) return turns;
  const first = turns.length - Math.ceil(limit * AFTER_CUT);
  const start = turns.findIndex((turn, index) => index >= first && turn.role === 'user');
  return start === -1 ? turns.slice(turns.findLastIndex(turn => turn.role === 'user')) : turns.slice(start);
}
