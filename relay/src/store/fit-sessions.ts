import { leaveOutImages } from '../history/leave-out-images.ts';
import { sizeOfTurns } from '../history/size-of-turns.ts';
import type { Turn } from '../history/turn.ts';

/** `lease` is there while it runs. */
type WeighedSession = { turns: readonly Turn[]; lease: unknown };

/**
 * Takes from the oldest sessions, which come first, until all together have at most `maxSize` characters: their pictures, and
 * where that is not enough the whole of them. Those that run stay as they are.
 */
export function fitSessions(sessions: Map<string, WeighedSession>, maxSize: number): void {
  let size = 0;
  for (const { turns } of sessions.values()) size += sizeOfTurns(turns);
  for (const shrink of [withoutImages, withoutTurns])
    for (const [id, session] of sessions) {
      if (size <= maxSize) return;
      if (session.lease) continue;
      size -= sizeOfTurns(session.turns);
      session.turns = shrink(session.turns);
      size += sizeOfTurns(session.turns);
      if (session.turns.length === 0) sessions.delete(id);
    }
}

function withoutImages(turns: readonly Turn[]): readonly Turn[] {
  return leaveOutImages(turns, 'older');
}

function withoutTurns(): readonly Turn[] {
  return [];
}
