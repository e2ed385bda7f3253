import { type Scope, tooManyRunning, tooManyTurns } from './limit-refusals.ts';
import { createMemoryRate, type Rate } from './rate.ts';
import { RunningCount } from './running-count.ts';

/** `undefined` for no limit. */
export type Limit = { turnsPerMinute?: number | undefined; runningTurns?: number | undefined };

/** Where turns are counted. */
export type CreateRate = (perMinute: number) => Promise<Rate>;

/** One limit, for everybody of one scope, each by their name. */
export class TurnLimit {
  #scope: Scope;
  #limit: Limit;
  #running = new RunningCount();
  #createRate: CreateRate;
  #created: Promise<Rate> | undefined;

  constructor(scope: Scope, limit: Limit, createRate: CreateRate = createMemoryRate) {
    this.#scope = scope;
    this.#limit = limit;
    this.#createRate = createRate;
  }

  /** Throws a refusal where as many run as may, which is `factor` times the limit. */
  checkRunning(name: string, factor: number): void {
    const { runningTurns = Number.POSITIVE_INFINITY } = this.#limit;
    if (this.#running.of(name) >= runningTurns * factor) throw tooManyRunning(this.#scope, runningTurns);
  }

  /** Counts a turn that runs, up to the call of what it gives. */
  begin(name: string): () => void {
    return this.#running.begin(name);
  }

  /** Counts a turn that begins. Throws a refusal where as many began as may, which is `factor` times the limit. */
  async take(name: string, factor: number): Promise<void> {
    const milliseconds = await (await this.#rate())?.take(name, factor);
    if (milliseconds === undefined) return;
    throw tooManyTurns(this.#scope, this.#limit.turnsPerMinute ?? 0, milliseconds);
  }

  async giveBack(name: string): Promise<void> {
    await (await this.#rate())?.giveBack(name);
  }

  async #rate(): Promise<Rate | undefined> {
    const { turnsPerMinute } = this.#limit;
    if (turnsPerMinute === undefined) return undefined;
    this.#created ??= this.#createRate(turnsPerMinute);
    return this.#created;
  }
}
