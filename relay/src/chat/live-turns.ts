import type { SessionKey, SharedTurn, SharedTurns } from '../store/session-store.ts';
import type { FoundTurn } from './live-turn.ts';
import { LiveTurn, type LiveTurnOptions } from './live-turn.ts';

type LiveTurnsOptions = {
  /** Milliseconds for which a turn goes on when nobody reads it. */
  grace: number;
  /** Where turns of other relays are found; absent when there are none. */
  shared?: SharedTurns | undefined;
  /** Milliseconds for which the events of a turn that has ended can still be read. */
  retention?: number;
  /** How many ended turns are kept at most. */
  maxEnded?: number;
  /** Characters that the events of all ended turns may take together; those that somebody reads are kept beyond it. */
  maxSize?: number;
  /** Characters that the events of all turns may take together, those that run and those that are being read included. */
  maxTotal?: number;
};

/** `id` is that of its lease, the same on every relay. */
type BegunTurn = Omit<LiveTurnOptions, 'owner' | 'grace'> & { id: string };

type LiveEntry = { id: string; turn: LiveTurn };
type Ended = { turn: LiveTurn; forgetting: NodeJS.Timeout };

const QUARTER_OF_AN_HOUR = 15 * 60 * 1000;
const THIRTY_TWO_MILLION = 32_000_000;
const FORTY_EIGHT_MILLION = 48_000_000;

/** Milliseconds between two looks at what all logs take: counting with each event would cost each event. */
const LOOK = 250;

/** The newest turn of each session, while it runs and for a while after, for readers that lost their connection. */
export class LiveTurns {
  /** Those that run or ran here, by session; ordered by their beginning. */
  #turns = new Map<string, LiveEntry>();
  #running = new Set<LiveTurn>();
  /** Of these, those that have ended, in that order, and the characters of their events. */
  #ended = new Map<string, Ended>();
  #endedSize = 0;
  /** All whose events are in memory: these, and those that are no longer found here but are being read. */
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
    this.#drop(key.sessionId);
    this.#turns.set(key.sessionId, { id, turn });
    this.#running.add(turn);
    this.#held.add(turn);
    this.#looking ??= setInterval(() => this.#fitAll(), LOOK).unref();
    turn.ended.then(() => this.#keepForAWhile(key.sessionId, turn));
    return turn;
  }

  /** Undefined for what is not there, is not theirs, or goes by another name: nobody learns which. */
  async find(key: SessionKey, turnId: string | undefined): Promise<FoundTurn | undefined> {
    const here = this.#findHere(key, turnId);
    if (here && this.#isNewest(here.turn)) return foundHere(here.turn);
    const shared = await this.#options.shared?.find(key, turnId);
    return shared?.id === here?.id ? here && foundHere(here.turn) : shared && foundElsewhere(shared);
  }

  /**
   * Ends the session's turn if nobody reads it any more, because its owner has come with something new: clients that know
   * nothing of taking up just close the connection, and write on.
   */
  async endAbandoned(key: SessionKey): Promise<void> {
    const here = this.#findHere(key, undefined)?.turn;
    if (here && this.#isNewest(here)) return here.isAbandoned ? await here.stop() : undefined;
    const shared = await this.#options.shared?.find(key, undefined);
    if (shared?.isAbandoned) await shared.stop();
  }

  /** Forgets what is kept of a session that was deleted. */
  forget({ sessionId }: SessionKey): void {
    this.#drop(sessionId);
  }

  #findHere({ sessionId, owner }: SessionKey, turnId: string | undefined): LiveEntry | undefined {
    const entry = this.#turns.get(sessionId);
    if (entry?.turn.owner !== owner) return undefined;
    return turnId === undefined || entry.turn.turnId === turnId ? entry : undefined;
  }

  /** Where sessions are shared, one that has ended here may have been followed, or deleted, elsewhere. */
  #isNewest(turn: LiveTurn): boolean {
    return this.#options.shared === undefined || this.#running.has(turn);
  }

  #keepForAWhile(sessionId: string, turn: LiveTurn): void {
    this.#running.delete(turn);
    if (this.#turns.get(sessionId)?.turn !== turn) return;
    // Ends with what it forgets: until then it holds all of the turn.
    const forgetting = setTimeout(() => this.#drop(sessionId), this.#options.retention).unref();
    this.#ended.set(sessionId, { turn, forgetting });
    this.#endedSize += turn.size;
    this.#forgetExcess();
  }

  #forgetExcess(): void {
    const { maxEnded, maxSize } = this.#options;
    for (const [sessionId, { turn }] of this.#ended) {
      const isMany = this.#ended.size > maxEnded;
      if (!isMany && this.#endedSize <= maxSize) return;
      if (isMany || !turn.isRead) this.#drop(sessionId);
    }
  }

  #fitAll(): void {
    const found = new Set([...this.#turns.values()].map(({ turn }) => turn));
    for (const turn of this.#held)
      if (!found.has(turn) && !turn.isRead && !this.#running.has(turn)) this.#held.delete(turn);
    if (fitLogs(this.#held, this.#options.maxTotal)) {
      this.#endedSize = 0;
      for (const { turn } of this.#ended.values()) this.#endedSize += turn.size;
    }
    if (this.#held.size > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  #drop(sessionId: string): void {
    this.#turns.delete(sessionId);
    const ended = this.#ended.get(sessionId);
    if (!ended) return;
    clearTimeout(ended.forgetting);
    this.#endedSize -= ended.turn.size;
    this.#ended.delete(sessionId);
  }
}

/** Its events are read straight from memory, nothing is asked of a database. */
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

/** What is kept of one turn. `shrink` forgets its oldest events until it has at most so many characters. */
type FittedLog = { readonly size: number; shrink(size: number): void };

/**
 * Takes from the longest logs until all together have at most `most` characters, each as little as it takes. Readers that
 * are furthest behind lose what they have not read, and are closed; those that keep up notice nothing. Whether any was cut.
 */
export function fitLogs(logs: Iterable<FittedLog>, most: number): boolean {
  const ordered = [...logs].sort((one, other) => one.size - other.size);
  let left = most;
  for (const [index, { size }] of ordered.entries()) {
    const share = left / (ordered.length - index);
    if (size > share) return shrinkAll(ordered.slice(index), share);
    left -= size;
  }
  return false;
}

function shrinkAll(logs: readonly FittedLog[], size: number): true {
  for (const log of logs) log.shrink(size);
  return true;
}
