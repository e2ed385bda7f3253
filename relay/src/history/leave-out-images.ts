import type { Turn, TurnImages } from './turn.ts';

/** The same conversation with no picture in it, each place saying how many there were. */
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
