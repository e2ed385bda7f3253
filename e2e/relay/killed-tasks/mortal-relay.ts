import { setTimeout as wait } from 'node:timers/promises';
import { type RelayProcess, startRelayProcess } from '../relay-process.ts';
import { browsersAmong, processesBelow } from './processes.ts';

/** Milliseconds after which no browser of a killed relay may run. */
const OUTLIVED = 10_000;

/** A relay that is killed or paused, and is there again. */
export class MortalRelay {
  readonly #start: () => Promise<RelayProcess>;
  #running: RelayProcess;
  #outputs = '';
  readonly #endings: Promise<number>[] = [];
  isPaused = false;

  private constructor(start: () => Promise<RelayProcess>, running: RelayProcess) {
    this.#start = start;
    this.#running = running;
  }

  static async start(environment: Record<string, string>): Promise<MortalRelay> {
    const start = () => startRelayProcess(environment);
    return new MortalRelay(start, await start());
  }

  /** Of the newest process; that of a dead one until there is another. */
  get url(): string {
    return this.#running.url;
  }

  /** What all of its processes wrote. */
  get output(): string {
    return this.#outputs + this.#running.output();
  }

  /** `between`: what is done before it starts again. */
  async killAndStart(between: () => Promise<void>): Promise<void> {
    await this.kill();
    await between();
    this.#outputs += this.#running.output();
    this.#running = await this.#start();
  }

  async kill(): Promise<void> {
    const below = processesBelow(this.#running.pid);
    await this.#running.end('SIGKILL');
    this.#endings.push(browsersLeft(below));
  }

  async pause(milliseconds: number): Promise<void> {
    const { pid } = this.#running;
    this.isPaused = true;
    process.kill(pid, 'SIGSTOP');
    await wait(milliseconds);
    process.kill(pid, 'SIGCONT');
    this.isPaused = false;
  }

  /** Of all that were killed. */
  async browsersLeft(): Promise<number> {
    const left = await Promise.all(this.#endings);
    return left.reduce((sum, count) => sum + count, 0);
  }
}

async function browsersLeft(pids: readonly number[]): Promise<number> {
  const until = Date.now() + OUTLIVED;
  for (;;) {
    const left = browsersAmong(pids).length;
    if (left === 0 || Date.now() > until) return left;
    await wait(250);
  }
}
