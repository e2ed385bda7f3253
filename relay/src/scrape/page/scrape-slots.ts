import { tooManyRequests } from '../loading/page-errors.ts';

type ScrapeSlotsOptions = {
  /** Pages that are read at once. */
  most?: number;
  /** Of them, for one owner. */
  perOwner?: number;
  /** Requests that wait, in all and for one owner. */
  waiting?: number;
  waitingPerOwner?: number;
};

type Waiting = { owner: string; begin: () => void };

/** How many pages are read at once. Others wait their turn, within bounds; one owner never takes all the places. */
export class ScrapeSlots {
  #running = new Map<string, number>();
  #waiting: Waiting[] = [];
  readonly #options: Required<ScrapeSlotsOptions>;

  constructor({ most = 8, perOwner = 6, waiting = 64, waitingPerOwner = 32 }: ScrapeSlotsOptions = {}) {
    this.#options = { most, perOwner, waiting, waitingPerOwner };
  }

  /** Throws an HTTP error (429) when too many wait, or the reason of the signal while it waits. */
  async run<Value>(owner: string, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    if (this.#hasPlace(owner)) this.#begin(owner);
    else await this.#wait(owner, signal);
    try {
      return await work();
    } finally {
      this.#end(owner);
    }
  }

  #hasPlace(owner: string): boolean {
    const { most, perOwner } = this.#options;
    const all = [...this.#running.values()].reduce((sum, count) => sum + count, 0);
    return all < most && this.#runningOf(owner) < perOwner;
  }

  #runningOf(owner: string): number {
    return this.#running.get(owner) ?? 0;
  }

  #begin(owner: string): void {
    this.#running.set(owner, this.#runningOf(owner) + 1);
  }

  #end(owner: string): void {
    const left = this.#runningOf(owner) - 1;
    if (left > 0) this.#running.set(owner, left);
    else this.#running.delete(owner);
    const next = this.#waiting.find(waiting => this.#hasPlace(waiting.owner));
    if (!next) return;
    this.#leave(next);
    this.#begin(next.owner);
    next.begin();
  }

  async #wait(owner: string, signal: AbortSignal): Promise<void> {
    const own = this.#waiting.filter(waiting => waiting.owner === owner).length;
    if (this.#waiting.length >= this.#options.waiting || own >= this.#options.waitingPerOwner)
      throw tooManyRequests();
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { owner, begin: resolve };
    const giveUp = (): void => {
      this.#leave(waiting);
      reject(signal.reason);
    };
    this.#waiting.push(waiting);
    signal.addEventListener('abort', giveUp, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', giveUp));
  }

  #leave(left: Waiting): void {
    this.#waiting = this.#waiting.filter(waiting => waiting !== left);
  }
}
