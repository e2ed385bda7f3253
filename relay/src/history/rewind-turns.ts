import type { Turn } from './turn.ts';

/** The conversation as it stood before the message of that id; as it is when there is none, or none any more. */
export function rewindTurns(turns: readonly Turn[], messageId: string | undefined): readonly Turn[] {
  if (messageId === undefined) return turns;
  const index = turns.findIndex(turn => turn.role === 'user' && turn.id === messageId);
  return index === -1 ? turns : turns.slice(0, index);
}
