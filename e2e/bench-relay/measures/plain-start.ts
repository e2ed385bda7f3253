import { relay } from '../contenders.ts';
import { median } from '../figures.ts';
import { type RunningProcess, startProcess } from '../start-process.ts';
import { residentBytes } from './stalled-readers.ts';

/** Relays without a key and without a database, as they come; the last one is left to itself. */
export class PlainRelay {
  /** Milliseconds until it took a connection. */
  readonly started: number;
  #process: RunningProcess;

  private constructor(starts: readonly number[], process: RunningProcess) {
    this.started = median(starts);
    this.#process = process;
  }

  static async start(): Promise<PlainRelay> {
    const options = {
      script: relay.process('').script,
      environment: { ANTHROPIC_API_KEY: '' },
      isProbed: false,
    };
    const starts: number[] = [];
    for (let round = 0; ; round += 1) {
      const process = await startProcess(options);
      starts.push(process.startedIn);
      if (round === 2) return new PlainRelay(starts, process);
      await process.stop();
    }
  }

  /** The megabytes that it has come to while it did nothing. */
  idle(): number {
    return residentBytes(this.#process.child.pid) / 1e6;
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }
}
