import { leaveOutImages } from '../../history/cut-turns.ts';
import type { Turn } from '../../history/turn.ts';
import { readCursor, titleOf, writeCursor } from '../session-list.ts';
import type { Lease, SessionKey, SessionPage, SessionSummary, StoredTurn } from '../session-store.ts';
import { HeldSessions, type Holdable } from './held-sessions.ts';

/** `lose` is called when the session was deleted. */
export type Holder = Lease & { lose(): void };

export type MemorySession = {
  readonly owner: string;
  turns: readonly Turn[];
  storedTurns: StoredTurn[];
  createdAt: number;
  usedAt: number;
  lease: Holder | undefined;
};

export type MemoryStoreOptions = {
  maxSessions?: number;
  /** Characters of all sessions; running ones are never shortened. */
  maxSize?: number;
  /** Milliseconds without a turn after which a session is forgotten. */
  maxAge?: number;
  now?: () => number;
};

const HUNDRED_MILLION = 100_000_000;
const DAY = 24 * 60 * 60 * 1000;

/** Bounded in number, size and age; a running session is never forgotten. */
export class MemorySessions {
  #held = new HeldSessions<MemorySession>();
  /** New ones whose first turn has not begun, and may never: they displace none. */
  #opening = new Map<string, MemorySession>();
  #options: Required<MemoryStoreOptions>;

  constructor(options: MemoryStoreOptions) {
    const { maxSessions = 1000, maxSize = HUNDRED_MILLION, maxAge = DAY, now = Date.now } = options;
    this.#options = { maxSessions, maxSize, maxAge, now };
  }

  now(): number {
    return this.#options.now();
  }

  get(id: string): MemorySession | undefined {
    return this.#held.get(id) ?? this.#opening.get(id);
  }

  of({ sessionId, owner }: SessionKey): MemorySession | undefined {
    const session = this.get(sessionId);
    return session?.owner === owner ? session : undefined;
  }

  /** Those whose first turn has not begun included. */
  idsOf(owner: string): string[] {
    const opening = [...this.#opening].filter(([, session]) => session.owner === owner);
    return [...this.#held.ofOwner(owner), ...opening].map(([id]) => id);
  }

  lend({ sessionId, owner }: SessionKey, lease: Holder): readonly Turn[] {
    const session = this.get(sessionId);
    if (session) session.lease = lease;
    const now = this.now();
    if (!session)
      this.#opening.set(sessionId, { owner, turns: [], storedTurns: [], createdAt: now, usedAt: now, lease });
    return session?.turns ?? [];
  }

  rewrite(id: string, session: MemorySession, turns: readonly Turn[]): void {
    this.#held.rewrite(id, session, turns);
  }

  use(id: string, session: MemorySession): void {
    session.usedAt = this.now();
    this.#opening.delete(id);
    this.#held.put(id, session);
    this.#makeRoom(session);
  }

  delete(id: string): void {
    this.#held.delete(id);
    this.#opening.delete(id);
  }

  /** An owner with many sessions loses their own before anybody else's. */
  #makeRoom(used: MemorySession): void {
    const { maxSessions, maxSize } = this.#options;
    if (this.#held.count > maxSessions) {
      for (const [id, session] of this.#held.ofOwner(used.owner)) {
        if (session === used || session.lease) continue;
        this.#held.delete(id);
        break;
      }
    }
    this.forgetOld();
    fitSessions(this.#held, maxSize);
  }

  forgetOld(): void {
    const { maxSessions, maxAge } = this.#options;
    for (const [id, session] of this.#held.all()) {
      const isExpired = this.now() - session.usedAt > maxAge;
      if (!isExpired && this.#held.count <= maxSessions) return;
      if (!session.lease) this.#held.delete(id);
    }
  }

  list(owner: string, { limit, after }: { limit: number; after: string | undefined }): SessionPage {
    const cursor = readCursor(after);
    const theirs = [...this.#held.ofOwner(owner)]
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

export function toSummary(id: string, { turns, createdAt, usedAt, lease }: MemorySession): SessionSummary {
  return {
    id,
    title: titleOf(turns),
    createdAt,
    usedAt,
    messageCount: turns.filter(turn => turn.role !== 'result').length,
    isRunning: lease !== undefined,
  };
}

/**
 * Shortens the oldest sessions first, until all together have at most `maxSize` characters: first their pictures, then
 * everything. Running sessions stay as they are.
 */
function fitSessions(sessions: HeldSessions<Holdable>, maxSize: number): void {
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
