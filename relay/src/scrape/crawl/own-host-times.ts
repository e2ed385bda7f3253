import type { HostTimes } from './host-pace.ts';

/** Hosts that are remembered; those that were asked long ago are forgotten first. */
const MOST_HOSTS = 5000;

/** Of this process alone, by its clock. */
export class OwnHostTimes implements HostTimes {
  readonly #next = new Map<string, number>();

  begin(host: string, delay: number): number {
    const now = performance.now();
    const left = (this.#next.get(host) ?? 0) - now;
    if (left > 0) return left;
    this.#set(host, now + delay);
    return 0;
  }

  hold(host: string, milliseconds: number): void {
    const until = performance.now() + milliseconds;
    if (until > (this.#next.get(host) ?? 0)) this.#set(host, until);
  }

  #set(host: string, next: number): void {
    this.#next.delete(host);
    this.#next.set(host, next);
    this.#forget(performance.now());
  }

  /** The others are behind in the row. */
  #forget(now: number): void {
    for (const [host, at] of this.#next) {
      if (at > now && this.#next.size <= MOST_HOSTS) return;
      this.#next.delete(host);
    }
  }
}
