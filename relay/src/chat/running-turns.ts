import { setTimeout as wait } from 'node:timers/promises';
import { HttpError } from '../errors/http-error.ts';
import { ModelFailure } from '../errors/model-failure.ts';

export type RunningTurn = {
  /** Aborted, with a reason that the person can read, when the relay can't wait for this turn any longer. */
  signal: AbortSignal;
  end(): void;
};

type Entry = { interruption: AbortController; ended: PromiseWithResolvers<void> };

/** Milliseconds in which an interrupted turn can still say so. */
const LAST_WORDS = 500;

/** Behind a load balancer another relay takes it at once; alone, one is back after some seconds. */
const RETRY_SOON = { 'Retry-After': '5' };

/** The turns that are running, so that a relay can be stopped without cutting one off in mid-sentence. */
export class RunningTurns {
  #entries = new Set<Entry>();
  #stopping = false;

  get isStopping(): boolean {
    return this.#stopping;
  }

  /** Throws a refusal once the relay is being stopped. */
  begin(): RunningTurn {
    if (this.#stopping) {
      throw new HttpError(
        503,
        'stopping',
        'This relay is being stopped or restarted. Try again in a moment.',
        undefined,
        RETRY_SOON,
      );
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

  /**
   * Lets no turn begin any more, and resolves when the running ones have ended. Those that still run after `grace`
   * milliseconds end with an `error` event.
   */
  async stop(grace: number): Promise<void> {
    this.#stopping = true;
    await this.#endWithin(grace);
    for (const { interruption } of this.#entries) interruption.abort(new ModelFailure('relay_stopping'));
    await this.#endWithin(LAST_WORDS);
  }

  async #endWithin(milliseconds: number): Promise<void> {
    const ended = Promise.all([...this.#entries].map(entry => entry.ended.promise));
    await Promise.race([ended, wait(milliseconds, undefined, { ref: false })]);
  }
}
