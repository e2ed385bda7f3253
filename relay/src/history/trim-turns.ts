import type { Turn } from './turn.ts';

/**
 * Forgets the oldest turns beyond `limit`, and then up to the next message of the person, because a history that begins
 * with a result or an answer is refused by models.
 */
export function trimTurns(turns: readonly Turn[], limit: number): readonly Turn[] {
  if (turns.length <= limit) return turns;
  const start = turns.findIndex((turn, index) => index >= turns.length - limit && turn.role === 'user');
  return start === -1 ? turns.slice(turns.findLastIndex(turn => turn.role === 'user')) : turns.slice(start);
}
