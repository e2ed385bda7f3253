import { setTimeout as wait } from 'node:timers/promises';
import { untilAborted } from '../../runtime/until-aborted.ts';

/** When hosts may be asked again. */
export type HostTimes = {
  /** 0: a request begins now, and the next one `delay` milliseconds later. Otherwise the milliseconds until one may. */
  begin(host: string, delay: number): number | Promise<number>;
  /** None begins for so many milliseconds. */
  hold(host: string, milliseconds: number): void | Promise<void>;
};

/** How often hosts are asked, by all crawls that share these times together. */
export class HostPace {
  readonly #times: HostTimes;
  /** For each host that somebody waits for: when the last of them has begun, or has given up. */
  #last = new Map<string, Promise<void>>();

  constructor(times: HostTimes) {
    this.#times = times;
  }

  /**
   * Resolves when a request to the host may begin: `delay` milliseconds after the one before it. Rejects with the reason of the
   * signal; then those behind do not wait for it.
   */
  async turn(host: string, delay: number, signal: AbortSignal): Promise<void> {
    const before = this.#last.get(host) ?? Promise.resolve();
    const over = Promise.withResolvers<void>();
    this.#wait(
      host,
      before.then(() => over.promise),
    );
    try {
      await untilAborted(before, signal);
      await this.#begin(host, delay, signal);
    } finally {
      over.resolve();
    }
  }

  /** The host wants to be asked nothing for so many milliseconds, by whichever crawl. */
  async hold(host: string, milliseconds: number): Promise<void> {
    await this.#times.hold(host, milliseconds);
  }

  #wait(host: string, last: Promise<void>): void {
    this.#last.set(host, last);
    void last.then(() => {
      if (this.#last.get(host) === last) this.#last.delete(host);
    });
  }

  /** Another relay may be first, or the host may be held meanwhile: then it is waited for again. */
  async #begin(host: string, delay: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const left = await this.#times.begin(host, delay);
      if (left <= 0) return;
      await wait(left, undefined, { signal, ref: false });
    }
  }
}
