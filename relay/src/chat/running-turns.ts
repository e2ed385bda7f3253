import { setTimeout as wait } from 'node:timers/promises';
import { HttpError } from '../errors/http-error.ts';
import { ModelFailure } from '../errors/model-failure.ts';

export type RunningTurn = {
  /** Aborted with a `ModelFailure` when the relay can't wait any longer. */
  signal: AbortSignal;
  end(): void;
};

type Entry = { interruption: AbortController; ended: PromiseWithResolvers<void> };

/** Milliseconds for the last events of an interrupted turn. */
const FINAL_GRACE = 500;

/** Seconds. Behind a load balancer another relay takes over at once; a single relay is back after a few seconds. */
const RETRY_SOON = { 'Retry-After': '5' };

/** Lets a relay stop without cutting off an answer. */
export class RunningTurns {
  #entries = new Set<Entry>();
  #stopping = false;

  get isStopping(): boolean {
    return this.#stopping;
  }

  /** Throws an HTTP error when the relay is stopping. */
  begin(): RunningTurn {
    if (this.#stopping) {
      throw new HttpError(503, 'stopping', 'This relay is stopping or restarting. Try again in a moment.', {
        headers: RETRY_SOON,
      });
    }
    const entry: Entry = { interruption: new AbortController(), ended: Promise.withResolvers() };
    this.#entries.add(entry);
    return {
      signal: entry.interruption.signal,
      end: () => {
        this.#entries.delete(entry);
        entry.ended.resolve();
      },
    };
  }

  /** Resolves when the running turns have ended. Those that still run after `grace` milliseconds end with an `error` event. */
  async stop(grace: number): Promise<void> {
    this.#stopping = true;
    await this.#endWithin(grace);
    for (const { interruption } of this.#entries) interruption.abort(new ModelFailure('relay_stopping'));
    await this.#endWithin(FINAL_GRACE);
  }

  async #endWithin(milliseconds: number): Promise<void> {
    const ended = Promise.all([...this.#entries].map(entry => entry.ended.promise));
    await Promise.race([ended, wait(milliseconds, undefined, { ref: false })]);
  }
}
