import { leaveOutImages } from '../../history/leave-out-images.ts';
import type { Turn } from '../../history/turn.ts';
import type { HeldSessions, Holdable } from './held-sessions.ts';

/**
 * Takes from the oldest sessions, which come first, until all together have at most `maxSize` characters: their pictures, and
 * where that is not enough the whole of them. Those that run stay as they are.
 */
export function fitSessions(sessions: HeldSessions<Holdable>, maxSize: number): void {
  for (const shrink of [withoutImages, withoutTurns])
    for (const [id, session] of sessions.all()) {
      if (sessions.size <= maxSize) return;
      if (session.lease) continue;
      sessions.rewrite(id, session, shrink(session.turns));
      if (session.turns.length === 0) sessions.delete(id);
    }
}

function withoutImages(turns: readonly Turn[]): readonly Turn[] {
  return leaveOutImages(turns, 'older');
}

function withoutTurns(): readonly Turn[] {
  return [];
}
