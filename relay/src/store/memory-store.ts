import type { Turn } from '../history/turn.ts';
import type { Lease, SessionKey, SessionStore } from './session-store.ts';

type Session = { owner: string; turns: readonly Turn[]; running: boolean; usedAt: number };

export type MemoryStoreOptions = {
  maxSessions?: number;
  /** Milliseconds without a turn after which a session is forgotten. */
  maxAge?: number;
  now?: () => number;
};

const DAY = 24 * 60 * 60 * 1000;

/** Sessions of one process, bounded in number and age; a running one is never forgotten. */
export function createMemoryStore(options: MemoryStoreOptions = {}): SessionStore {
  const { maxSessions = 1000, maxAge = DAY, now = Date.now } = options;
  /** Ordered by last use, because a session is set anew whenever it is used. */
  const sessions = new Map<string, Session>();

  function forgetOld(): void {
    for (const [id, session] of sessions) {
      const expired = now() - session.usedAt > maxAge;
      if (!expired && sessions.size <= maxSessions) return;
      if (!session.running) sessions.delete(id);
    }
  }

  function use(id: string, session: Omit<Session, 'usedAt'>): void {
    sessions.delete(id);
    sessions.set(id, { ...session, usedAt: now() });
    forgetOld();
  }

  function lend({ sessionId, owner }: SessionKey, turns: readonly Turn[]): Lease {
    let lent = true;
    use(sessionId, { owner, turns, running: true });
    return {
      turns,
      async finish(finished) {
        if (!lent) return;
        lent = false;
        if (finished.length === 0) sessions.delete(sessionId);
        else use(sessionId, { owner, turns: finished, running: false });
      },
    };
  }

  return {
    async open(key) {
      forgetOld();
      const session = sessions.get(key.sessionId);
      if (session && session.owner !== key.owner) return { kind: 'foreign' };
      if (session?.running) return { kind: 'busy' };
      return { kind: 'opened', lease: lend(key, session?.turns ?? []) };
    },
  };
}
