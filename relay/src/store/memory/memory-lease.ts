import { randomUUID } from 'node:crypto';
import type { Usage, WireEvent } from '@assent/shared';
import type { Turn } from '../../history/turn.ts';
import { ModelFailure } from '../../model/model-failure.ts';
import type { SessionKey } from '../session-key.ts';
import type { TurnBeginning } from '../session-store.ts';
import type { StoredTurn } from '../stored-session.ts';
import type { Holder, MemorySession, MemorySessions } from './memory-sessions.ts';

/** Everything is in this process: nothing has to be written down, and nobody elsewhere can want anything. */
export class MemoryLease implements Holder {
  readonly id = randomUUID();
  readonly turns: readonly Turn[];
  readonly isReadElsewhere = false;
  #sessions: MemorySessions;
  #key: SessionKey;
  #isOver = false;
  #interruption = new AbortController();
  #turn: StoredTurn | undefined;

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

  /** The session was deleted. */
  lose(): void {
    this.#interruption.abort(new ModelFailure('turn_interrupted'));
  }

  get #session(): MemorySession | undefined {
    const session = this.#sessions.of(this.#key);
    return session?.lease === this ? session : undefined;
  }
}

function usageIn(events: readonly WireEvent[]): Usage | undefined {
  for (const event of events) if ('usage' in event) return event.usage;
  return undefined;
}
