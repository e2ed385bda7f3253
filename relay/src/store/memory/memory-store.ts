import type { SessionStore } from '../session-store.ts';
import { MemoryLease } from './memory-lease.ts';
import { MemorySessions, type MemoryStoreOptions, toSummary } from './memory-sessions.ts';

/** Sessions of one process, bounded in number, size and age; a running one is never forgotten. */
export function createMemoryStore(options: MemoryStoreOptions = {}): SessionStore {
  const sessions = new MemorySessions(options);
  return {
    async open({ sessionId, owner }) {
      sessions.forgetOld();
      const session = sessions.get(sessionId);
      if (session && session.owner !== owner) return { kind: 'foreign' };
      if (session?.lease) return { kind: 'busy' };
      return { kind: 'opened', lease: new MemoryLease(sessions, { sessionId, owner }) };
    },
    async list(owner, page) {
      sessions.forgetOld();
      return sessions.list(owner, page);
    },
    async read(key) {
      sessions.forgetOld();
      const session = sessions.of(key);
      return (
        session && { ...toSummary(key.sessionId, session), conversation: session.turns, turns: session.kept }
      );
    },
    async delete(key) {
      const session = sessions.of(key);
      if (session) sessions.delete(key.sessionId);
      session?.lease?.lose();
      return session !== undefined;
    },
    async ready() {},
    async close() {},
  };
}
