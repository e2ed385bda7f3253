import { setTimeout as wait } from 'node:timers/promises';
import { untilAborted } from '../../runtime/until-aborted.ts';

/** Hosts that are remembered; those that were asked long ago are forgotten first. */
const MOST_HOSTS = 5000;

/** How often hosts are asked, by all crawls of this process together. */
export class HostPace {
  /** When the next request to a host may begin, by the clock of this process. */
  #next = new Map<string, number>();
  /** For each host that somebody waits for: when the last of them has begun, or has given up. */
  #last = new Map<string, Promise<void>>();

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

  #wait(host: string, last: Promise<void>): void {
    this.#last.set(host, last);
    void last.then(() => {
      if (this.#last.get(host) === last) this.#last.delete(host);
    });
  }

  async #begin(host: string, delay: number, signal: AbortSignal): Promise<void> {
    const at = this.#next.get(host) ?? 0;
    const left = at - performance.now();
    if (left > 0) await wait(left, undefined, { signal, ref: false });
    signal.throwIfAborted();
    const now = performance.now();
    this.#next.delete(host);
    this.#next.set(host, now + delay);
    this.#forget(now);
  }

  /** The others are behind in the row. */
  #forget(now: number): void {
    for (const [host, at] of this.#next) {
      if (at > now && this.#next.size <= MOST_HOSTS) return;
      this.#next.delete(host);
    }
  }
}
