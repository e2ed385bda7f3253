import type { SessionKey } from '../store/session-store.ts';
import { LiveTurn, type LiveTurnOptions } from './live-turn.ts';

export type LiveTurnsOptions = {
  /** Milliseconds for which a turn goes on when nobody reads it. */
  grace: number;
  /** Milliseconds for which the events of a turn that has ended can still be read. */
  retention?: number;
  /** How many ended turns are kept at most. */
  maxKept?: number;
};

const QUARTER_OF_AN_HOUR = 15 * 60 * 1000;

/** The newest turn of each session, while it runs and for a while after, for readers that lost their connection. */
export class LiveTurns {
  /** By session; ordered by their beginning. */
  #turns = new Map<string, LiveTurn>();
  #running = new Set<LiveTurn>();
  #options: Required<LiveTurnsOptions>;

  constructor({ grace, retention = QUARTER_OF_AN_HOUR, maxKept = 200 }: LiveTurnsOptions) {
    this.#options = { grace, retention, maxKept };
  }

  begin(key: SessionKey, options: Omit<LiveTurnOptions, 'owner' | 'grace'>): LiveTurn {
    const turn = new LiveTurn({ ...options, owner: key.owner, grace: this.#options.grace });
    this.#turns.delete(key.sessionId);
    this.#turns.set(key.sessionId, turn);
    this.#running.add(turn);
    turn.ended.then(() => this.#keepForAWhile(key.sessionId, turn));
    return turn;
  }

  /** Undefined for what is not there, is not theirs, or goes by another name: nobody learns which. */
  find({ sessionId, owner }: SessionKey, turnId: string | undefined): LiveTurn | undefined {
    const turn = this.#turns.get(sessionId);
    if (turn?.owner !== owner) return undefined;
    return turnId === undefined || turn.turnId === turnId ? turn : undefined;
  }

  /**
   * Ends the session's turn if nobody reads it any more, because its owner has come with something new: clients that know
   * nothing of taking up just close the connection, and write on.
   */
  async endAbandoned(key: SessionKey): Promise<void> {
    const turn = this.find(key, undefined);
    if (turn?.isAbandoned) await turn.stop();
  }

  #keepForAWhile(sessionId: string, turn: LiveTurn): void {
    this.#running.delete(turn);
    setTimeout(() => this.#forget(sessionId, turn), this.#options.retention).unref();
    let excess = this.#turns.size - this.#running.size - this.#options.maxKept;
    for (const [id, kept] of this.#turns) {
      if (excess <= 0) return;
      if (this.#running.has(kept)) continue;
      this.#turns.delete(id);
      excess -= 1;
    }
  }

  #forget(sessionId: string, turn: LiveTurn): void {
    if (this.#turns.get(sessionId) === turn) this.#turns.delete(sessionId);
  }
}
