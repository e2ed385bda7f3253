import { randomUUID } from 'node:crypto';
import type { WireEvent } from '@assent/shared';
import { ModelFailure } from '../../errors/model-failure.ts';
import type { Turn } from '../../history/turn.ts';
import type { SessionKey, SessionStore, StoredTurn, TurnBeginning } from '../session-store.ts';
import { usageIn } from '../turn-log.ts';
import {
  type Holder,
  type MemorySession,
  MemorySessions,
  type MemoryStoreOptions,
  toSummary,
} from './memory-sessions.ts';

/** Sessions of one process; they end with it. */
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
        session && {
          ...toSummary(key.sessionId, session),
          conversation: session.turns,
          turns: session.storedTurns,
        }
      );
    },
    delete: async key => deleteSession(sessions, key),
    async deleteAll(owner) {
      const ids = sessions.idsOf(owner);
      for (const sessionId of ids) deleteSession(sessions, { sessionId, owner });
      return ids.length;
    },
    async ready() {},
    async close() {},
  };
}

function deleteSession(sessions: MemorySessions, key: SessionKey): boolean {
  const session = sessions.of(key);
  if (session) sessions.delete(key.sessionId);
  session?.lease?.lose();
  return session !== undefined;
}

/** Nothing has to be persisted, and no other relay takes part. */
class MemoryLease implements Holder {
  readonly id = randomUUID();
  readonly turns: readonly Turn[];
  readonly isReadElsewhere = false;
  #sessions: MemorySessions;
  #key: SessionKey;
  #isOver = false;
  #interruption = new AbortController();
  readonly interrupted: AbortSignal = this.#interruption.signal;
  #turn: StoredTurn | undefined;

  constructor(sessions: MemorySessions, key: SessionKey) {
    this.turns = sessions.lend(key, this);
    this.#sessions = sessions;
    this.#key = key;
  }

  async begin({ turnId, turns }: TurnBeginning): Promise<'begun'> {
    this.#turn = {
      turnId,
      startedAt: this.#sessions.now(),
      endedAt: undefined,
      lastEvent: 0,
      usage: undefined,
    };
    const session = this.#session;
    if (session) {
      session.storedTurns.push(this.#turn);
      this.#rewrite(session, turns);
      this.#sessions.use(this.#key.sessionId, session);
    }
    return 'begun';
  }

  append(events: readonly WireEvent[]): void {
    if (this.#turn && !this.#isOver) this.#turn.lastEvent += events.length;
  }

  async save(turns: readonly Turn[]): Promise<void> {
    const session = this.#session;
    if (session) this.#rewrite(session, turns);
  }

  recordReaders(): void {}

  async finish(turns: readonly Turn[], closing: readonly WireEvent[] = []): Promise<void> {
    if (this.#isOver) return;
    this.append(closing);
    this.#isOver = true;
    if (this.#interruption.signal.aborted) throw new ModelFailure('turn_interrupted');
    if (this.#turn) {
      this.#turn.endedAt = this.#sessions.now();
      this.#turn.usage = usageIn(closing);
    }
    const session = this.#session;
    if (session) this.#giveBack(session, turns);
  }

  #giveBack(session: MemorySession, turns: readonly Turn[]): void {
    session.lease = undefined;
    if (turns.length === 0) this.#sessions.delete(this.#key.sessionId);
    else if (this.#turn || turns !== this.turns) {
      this.#rewrite(session, turns);
      this.#sessions.use(this.#key.sessionId, session);
    }
  }

  #rewrite(session: MemorySession, turns: readonly Turn[]): void {
    this.#sessions.rewrite(this.#key.sessionId, session, turns);
  }

  lose(): void {
    this.#interruption.abort(new ModelFailure('turn_interrupted'));
  }

  get #session(): MemorySession | undefined {
    const session = this.#sessions.of(this.#key);
    return session?.lease === this ? session : undefined;
  }
}
