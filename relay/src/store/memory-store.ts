import { randomUUID } from 'node:crypto';
import type { Usage, WireEvent } from '@assent/shared';
import type { Turn } from '../history/turn.ts';
import { ModelFailure } from '../model/model-failure.ts';
import { fitSessions } from './fit-sessions.ts';
import type { KeptTurn, SessionPage, SessionSummary } from './kept-session.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import type { SessionKey } from './session-key.ts';
import type { Lease, SessionStore, TurnBeginning } from './session-store.ts';
import { titleOf } from './title-of.ts';

type Session = {
  owner: string;
  turns: readonly Turn[];
  kept: KeptTurn[];
  createdAt: number;
  usedAt: number;
  lease: MemoryLease | undefined;
};

export type MemoryStoreOptions = {
  maxSessions?: number;
  /** Characters of all sessions together; one that runs is never cut short. */
  maxSize?: number;
  /** Milliseconds without a turn after which a session is forgotten. */
  maxAge?: number;
  now?: () => number;
};

const HUNDRED_MILLION = 100_000_000;
const DAY = 24 * 60 * 60 * 1000;

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

class MemorySessions {
  /** Ordered by last use, because a session is set anew whenever it is used. */
  #sessions = new Map<string, Session>();
  /** New ones whose first turn has not begun, and may never: they push nobody out. */
  #opening = new Map<string, Session>();
  #options: Required<MemoryStoreOptions>;

  constructor(options: MemoryStoreOptions) {
    const { maxSessions = 1000, maxSize = HUNDRED_MILLION, maxAge = DAY, now = Date.now } = options;
    this.#options = { maxSessions, maxSize, maxAge, now };
  }

  now(): number {
    return this.#options.now();
  }

  get(id: string): Session | undefined {
    return this.#sessions.get(id) ?? this.#opening.get(id);
  }

  of({ sessionId, owner }: SessionKey): Session | undefined {
    const session = this.get(sessionId);
    return session?.owner === owner ? session : undefined;
  }

  lend({ sessionId, owner }: SessionKey, lease: MemoryLease): readonly Turn[] {
    const session = this.get(sessionId);
    if (session) session.lease = lease;
    const now = this.now();
    if (!session)
      this.#opening.set(sessionId, { owner, turns: [], kept: [], createdAt: now, usedAt: now, lease });
    return session?.turns ?? [];
  }

  use(id: string, session: Session): void {
    this.delete(id);
    session.usedAt = this.now();
    this.#sessions.set(id, session);
    this.#makeRoom(session);
  }

  delete(id: string): void {
    this.#sessions.delete(id);
    this.#opening.delete(id);
  }

  /** Who has many sessions gives up their own before anybody else's. */
  #makeRoom(used: Session): void {
    if (this.#sessions.size > this.#options.maxSessions) {
      for (const [id, session] of this.#sessions) {
        if (session === used || session.owner !== used.owner || session.lease) continue;
        this.#sessions.delete(id);
        break;
      }
    }
    this.forgetOld();
    fitSessions(this.#sessions, this.#options.maxSize);
  }

  forgetOld(): void {
    for (const [id, session] of this.#sessions) {
      const isExpired = this.now() - session.usedAt > this.#options.maxAge;
      if (!isExpired && this.#sessions.size <= this.#options.maxSessions) return;
      if (!session.lease) this.#sessions.delete(id);
    }
  }

  list(owner: string, { limit, after }: { limit: number; after: string | undefined }): SessionPage {
    const cursor = readCursor(after);
    const theirs = [...this.#sessions]
      .filter(([, session]) => session.owner === owner)
      .map(([id, session]) => ({ id, usedAt: session.usedAt, session }))
      .sort(byLastUse)
      .filter(used => !cursor || byLastUse(cursor, used) < 0);
    const sessions = theirs.slice(0, limit).map(({ id, session }) => toSummary(id, session));
    const last = theirs.length > limit ? sessions.at(-1) : undefined;
    return { sessions, next: last && writeCursor(last) };
  }
}

type Used = Pick<SessionSummary, 'usedAt' | 'id'>;

function byLastUse(one: Used, other: Used): number {
  return other.usedAt - one.usedAt || (one.id === other.id ? 0 : one.id < other.id ? 1 : -1);
}

function toSummary(id: string, { turns, createdAt, usedAt, lease }: Session): SessionSummary {
  return {
    id,
    title: titleOf(turns),
    createdAt,
    usedAt,
    messageCount: turns.filter(turn => turn.role !== 'result').length,
    isRunning: lease !== undefined,
  };
}

/** Everything is in this process: nothing has to be written down, and nobody elsewhere can want anything. */
class MemoryLease implements Lease {
  readonly id = randomUUID();
  readonly turns: readonly Turn[];
  readonly isReadElsewhere = false;
  #sessions: MemorySessions;
  #key: SessionKey;
  #isOver = false;
  #interruption = new AbortController();
  #turn: KeptTurn | undefined;

  constructor(sessions: MemorySessions, key: SessionKey) {
    this.turns = sessions.lend(key, this);
    this.#sessions = sessions;
    this.#key = key;
  }

  get interrupted(): AbortSignal {
    return this.#interruption.signal;
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
      session.kept.push(this.#turn);
      session.turns = turns;
      this.#sessions.use(this.#key.sessionId, session);
    }
    return 'begun';
  }

  append(events: readonly WireEvent[]): void {
    if (this.#turn && !this.#isOver) this.#turn.lastEvent += events.length;
  }

  async save(turns: readonly Turn[]): Promise<void> {
    const session = this.#session;
    if (session) session.turns = turns;
  }

  noteReaders(): void {}

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

  #giveBack(session: Session, turns: readonly Turn[]): void {
    session.lease = undefined;
    if (turns.length === 0) this.#sessions.delete(this.#key.sessionId);
    else if (this.#turn || turns !== this.turns)
      this.#sessions.use(this.#key.sessionId, Object.assign(session, { turns }));
  }

  /** The session was deleted. */
  lose(): void {
    this.#interruption.abort(new ModelFailure('turn_interrupted'));
  }

  get #session(): Session | undefined {
    const session = this.#sessions.of(this.#key);
    return session?.lease === this ? session : undefined;
  }
}

function usageIn(events: readonly WireEvent[]): Usage | undefined {
  for (const event of events) if ('usage' in event) return event.usage;
  return undefined;
}
