import type { Turn, TurnImages } from './turn.ts';

/** Cuts to this part of the limit, so that many requests share a prefix and hit the provider's cache. */
const AFTER_CUT = 0.75;

/**
 * Forgets the oldest turns beyond `limit`, up to the next message of the user: models refuse a history that begins with a
 * result or an answer.
 */
export function trimTurns(turns: readonly Turn[], limit: number): readonly Turn[] {
  if (turns.length <= limit) return turns;
  const first = turns.length - Math.ceil(limit * AFTER_CUT);
  const start = turns.findIndex((turn, index) => index >= first && turn.role === 'user');
  return start === -1 ? turns.slice(turns.findLastIndex(turn => turn.role === 'user')) : turns.slice(start);
}

/** The conversation before the message of that id; unchanged when there is none. */
export function rewindTurns(turns: readonly Turn[], messageId: string | undefined): readonly Turn[] {
  if (messageId === undefined) return turns;
  const index = turns.findIndex(turn => turn.role === 'user' && turn.id === messageId);
  return index === -1 ? turns : turns.slice(0, index);
}

/** Replaces each picture by a note that there was one. */
export function leaveOutImages(
  turns: readonly Turn[],
  because: Extract<TurnImages, { kind: 'left-out' }>['because'],
): readonly Turn[] {
  return turns.some(holdsImages) ? turns.map(turn => leaveOut(turn, because)) : turns;
}

function holdsImages(turn: Turn): boolean {
  return turn.role !== 'assistant' && turn.images?.kind === 'kept';
}

function leaveOut(turn: Turn, because: 'older' | 'not-taken'): Turn {
  if (turn.role === 'assistant' || turn.images?.kind !== 'kept') return turn;
  return { ...turn, images: { kind: 'left-out', count: turn.images.items.length, because } };
}
