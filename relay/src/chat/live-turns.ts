import type { SessionKey } from '../store/session-key.ts';
import type { SharedTurn, SharedTurns } from '../store/shared-turns.ts';
import { LiveTurn, type LiveTurnOptions } from './live-turn.ts';
import type { FoundTurn } from './readable-turn.ts';

export type LiveTurnsOptions = {
  /** Milliseconds for which a turn goes on when nobody reads it. */
  grace: number;
  /** Where turns of other relays are found; absent when there are none. */
  shared?: SharedTurns | undefined;
  /** Milliseconds for which the events of a turn that has ended can still be read. */
  retention?: number;
  /** How many ended turns are kept at most. */
  maxKept?: number;
  /** Characters that the events of all ended turns may take together; those that somebody reads are kept beyond it. */
  maxSize?: number;
};

/** `id` is that of its lease, the same on every relay. */
export type BegunTurn = Omit<LiveTurnOptions, 'owner' | 'grace'> & { id: string };

type Kept = { id: string; turn: LiveTurn };

const QUARTER_OF_AN_HOUR = 15 * 60 * 1000;
const SIXTY_FOUR_MILLION = 64_000_000;

/** The newest turn of each session, while it runs and for a while after, for readers that lost their connection. */
export class LiveTurns {
  /** Those that run or ran here, by session; ordered by their beginning. */
  #turns = new Map<string, Kept>();
  #running = new Set<LiveTurn>();
  #options: Required<LiveTurnsOptions>;

  constructor(options: LiveTurnsOptions) {
    const { retention = QUARTER_OF_AN_HOUR, maxKept = 200, maxSize = SIXTY_FOUR_MILLION } = options;
    const { grace, shared } = options;
    this.#options = { grace, shared, retention, maxKept, maxSize };
  }

  begin(key: SessionKey, { id, ...options }: BegunTurn): LiveTurn {
    const turn = new LiveTurn({ ...options, owner: key.owner, grace: this.#options.grace });
    this.#turns.delete(key.sessionId);
    this.#turns.set(key.sessionId, { id, turn });
    this.#running.add(turn);
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
    this.#turns.delete(sessionId);
  }

  #findHere({ sessionId, owner }: SessionKey, turnId: string | undefined): Kept | undefined {
    const kept = this.#turns.get(sessionId);
    if (kept?.turn.owner !== owner) return undefined;
    return turnId === undefined || kept.turn.turnId === turnId ? kept : undefined;
  }

  /** Where sessions are shared, one that has ended here may have been followed, or deleted, elsewhere. */
  #isNewest(turn: LiveTurn): boolean {
    return this.#options.shared === undefined || this.#running.has(turn);
  }

  #keepForAWhile(sessionId: string, turn: LiveTurn): void {
    this.#running.delete(turn);
    setTimeout(() => this.#forgetTurn(sessionId, turn), this.#options.retention).unref();
    this.#forgetExcess();
  }

  #forgetExcess(): void {
    const { maxKept, maxSize } = this.#options;
    const ended = [...this.#turns].filter(([, { turn }]) => !this.#running.has(turn));
    let [count, size] = [ended.length, ended.reduce((sum, [, { turn }]) => sum + turn.size, 0)];
    for (const [id, { turn }] of ended) {
      if (count <= maxKept && (size <= maxSize || turn.isRead)) continue;
      this.#turns.delete(id);
      count -= 1;
      size -= turn.size;
    }
  }

  #forgetTurn(sessionId: string, turn: LiveTurn): void {
    if (this.#turns.get(sessionId)?.turn === turn) this.#turns.delete(sessionId);
  }
}

/** Its events are read straight from memory, nothing is asked of a database. */
function foundHere(turn: LiveTurn): FoundTurn {
  return { takeUp: async () => turn, stop: () => turn.stop() };
}

function foundElsewhere(turn: SharedTurn): FoundTurn {
  return {
    async takeUp(after) {
      const { events, leave } = await turn.follow(after);
      return { events, attend: () => leave };
    },
    stop: () => turn.stop(),
  };
}
