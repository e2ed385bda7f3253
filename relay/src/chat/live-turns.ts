import type { SessionKey, SharedTurn, SharedTurns } from '../store/session-store.ts';
import { type FoundTurn, LiveTurn, type LiveTurnOptions } from './live-turn.ts';

type LiveTurnsOptions = {
  /** Milliseconds for which a turn goes on without a reader. */
  grace: number;
  /** The turns of other relays; absent when there are none. */
  shared?: SharedTurns | undefined;
  /** Milliseconds for which the events of an ended turn can be read. */
  retention?: number;
  maxEnded?: number;
  /** Characters of the events of all ended turns; turns with a reader are kept beyond it. */
  maxSize?: number;
  /** Characters of the events of all turns, running ones and those with a reader included. */
  maxTotal?: number;
};

/** `id` is the lease's, the same on every relay. */
type BegunTurn = Omit<LiveTurnOptions, 'owner' | 'grace'> & { id: string };

type LiveEntry = { id: string; turn: LiveTurn };
type Ended = { turn: LiveTurn; forgetting: NodeJS.Timeout };

const QUARTER_OF_AN_HOUR = 15 * 60 * 1000;
const THIRTY_TWO_MILLION = 32_000_000;
const FORTY_EIGHT_MILLION = 48_000_000;

/** Milliseconds between two checks of all logs: counting with each event would slow each event down. */
const LOOK = 250;

/** The newest turn of each session, while it runs and for a while after, for readers that reconnect. */
export class LiveTurns {
  /** By session, the oldest first. */
  #turns = new Map<string, LiveEntry>();
  #running = new Set<LiveTurn>();
  /** Of these, the ended ones, in the order of their end, and the characters of their events. */
  #ended = new Map<string, Ended>();
  #endedSize = 0;
  /** All turns whose events are in memory, also those that only a reader still holds. */
  #held = new Set<LiveTurn>();
  #looking: NodeJS.Timeout | undefined;
  #options: Required<LiveTurnsOptions>;

  constructor(options: LiveTurnsOptions) {
    const { retention = QUARTER_OF_AN_HOUR, maxEnded = 200, maxSize = THIRTY_TWO_MILLION } = options;
    const { grace, shared, maxTotal = FORTY_EIGHT_MILLION } = options;
    this.#options = { grace, shared, retention, maxEnded, maxSize, maxTotal };
  }

  begin(key: SessionKey, { id, ...options }: BegunTurn): LiveTurn {
    const turn = new LiveTurn({ ...options, owner: key.owner, grace: this.#options.grace });
    this.forget(key.sessionId);
    this.#turns.set(key.sessionId, { id, turn });
    this.#running.add(turn);
    this.#held.add(turn);
    this.#looking ??= setInterval(() => this.#fitAll(), LOOK).unref();
    turn.ended.then(() => this.#keepForAWhile(key.sessionId, turn));
    return turn;
  }

  /** Undefined for a turn that does not exist, belongs to somebody else or has another name: nobody learns which. */
  async find(key: SessionKey, turnId: string | undefined): Promise<FoundTurn | undefined> {
    const here = this.#findHere(key, turnId);
    if (here && this.#isNewest(here.turn)) return foundHere(here.turn);
    const shared = await this.#options.shared?.find(key, turnId);
    return shared?.id === here?.id ? here && foundHere(here.turn) : shared && foundElsewhere(shared);
  }

  /**
   * Ends the session's turn if nobody reads it any more, because its owner sent something new: simple clients just close the
   * connection and write on.
   */
  async endAbandoned(key: SessionKey): Promise<void> {
    const here = this.#findHere(key, undefined)?.turn;
    if (here && this.#isNewest(here)) return here.isAbandoned ? await here.stop() : undefined;
    const shared = await this.#options.shared?.find(key, undefined);
    if (shared?.isAbandoned) await shared.stop();
  }

  #findHere({ sessionId, owner }: SessionKey, turnId: string | undefined): LiveEntry | undefined {
    const entry = this.#turns.get(sessionId);
    if (entry?.turn.owner !== owner) return undefined;
    return turnId === undefined || entry.turn.turnId === turnId ? entry : undefined;
  }

  /** With shared sessions, a turn that ended here may have a successor, or be deleted, elsewhere. */
  #isNewest(turn: LiveTurn): boolean {
    return this.#options.shared === undefined || this.#running.has(turn);
  }

  #keepForAWhile(sessionId: string, turn: LiveTurn): void {
    this.#running.delete(turn);
    if (this.#turns.get(sessionId)?.turn !== turn) return;
    // Cleared with the entry: until then the timer holds all of the turn.
    const forgetting = setTimeout(() => this.forget(sessionId), this.#options.retention).unref();
    this.#ended.set(sessionId, { turn, forgetting });
    this.#endedSize += turn.events.size;
    this.#forgetExcess();
  }

  #forgetExcess(): void {
    const { maxEnded, maxSize } = this.#options;
    for (const [sessionId, { turn }] of this.#ended) {
      const isMany = this.#ended.size > maxEnded;
      if (!isMany && this.#endedSize <= maxSize) return;
      if (isMany || !turn.isRead) this.forget(sessionId);
    }
  }

  #fitAll(): void {
    const found = new Set([...this.#turns.values()].map(({ turn }) => turn));
    for (const turn of this.#held)
      if (!found.has(turn) && !turn.isRead && !this.#running.has(turn)) this.#held.delete(turn);
    const logs = [...this.#held].map(({ events }) => events);
    if (fitLogs(logs, this.#options.maxTotal)) {
      this.#endedSize = 0;
      for (const { turn } of this.#ended.values()) this.#endedSize += turn.events.size;
    }
    if (this.#held.size > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  /** For a user whose sessions were all deleted. */
  forgetOwner(owner: string): void {
    for (const [sessionId, { turn }] of this.#turns) if (turn.owner === owner) this.forget(sessionId);
  }

  /** Also for a deleted session. */
  forget(sessionId: string): void {
    this.#turns.delete(sessionId);
    const ended = this.#ended.get(sessionId);
    if (!ended) return;
    clearTimeout(ended.forgetting);
    this.#endedSize -= ended.turn.events.size;
    this.#ended.delete(sessionId);
  }
}

function foundHere(turn: LiveTurn): FoundTurn {
  return { resume: async () => turn, stop: () => turn.stop() };
}

function foundElsewhere(turn: SharedTurn): FoundTurn {
  return {
    async resume(after) {
      const { events, leave } = await turn.follow(after);
      return { events, attend: () => leave };
    },
    stop: () => turn.stop(),
  };
}

/** `shrink` forgets the oldest events until at most `size` characters are left. */
type FittedLog = { readonly size: number; shrink(size: number): void };

/**
 * Shortens the longest logs, and no more than necessary, until all together have at most `most` characters. Only the readers
 * that are furthest behind lose events, and are disconnected. Returns whether any log was shortened.
 */
export function fitLogs(logs: readonly FittedLog[], most: number): boolean {
  const ordered = logs.toSorted((one, other) => one.size - other.size);
  let left = most;
  for (const [index, { size }] of ordered.entries()) {
    const share = left / (ordered.length - index);
    if (size > share) {
      for (const log of ordered.slice(index)) log.shrink(share);
      return true;
    }
    left -= size;
  }
  return false;
}
