import { setTimeout as wait } from 'node:timers/promises';

/** Hosts that are remembered; those that were asked long ago are forgotten first. */
const MOST_HOSTS = 5000;

/** How often hosts are asked, by all crawls of this process together. */
export class HostPace {
  /** When the next request to a host may begin, by the clock of this process. */
  #next = new Map<string, number>();

  /**
   * Resolves when a request to the host may begin: `delay` milliseconds after the one before it. Rejects with the reason of the
   * signal, and the place in the row stays taken.
   */
  async turn(host: string, delay: number, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#next.get(host) ?? 0);
    this.#next.delete(host);
    this.#next.set(host, at + delay);
    this.#forget(now);
    if (at > now) await wait(at - now, undefined, { signal, ref: false });
    signal.throwIfAborted();
  }

  /** The others are behind in the row. */
  #forget(now: number): void {
    for (const [host, at] of this.#next) {
      if (at > now && this.#next.size <= MOST_HOSTS) return;
      this.#next.delete(host);
    }
  }
}
