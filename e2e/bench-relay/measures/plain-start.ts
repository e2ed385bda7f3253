import { relay } from '../contenders.ts';
import { median } from '../figures.ts';
import { type RunningProcess, startProcess } from '../start-process.ts';
import { residentBytes } from './stalled-readers.ts';

/** Relays with default settings, without a key or a database; the last one stays idle. */
export class PlainRelay {
  /** Milliseconds until it accepted a connection. */
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

  /** The megabytes it uses while idle. */
  idle(): number {
    return residentBytes(this.#process.child.pid) / 1e6;
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }
}
