import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { endAfterComputing, type ReadingTime } from '../../tools/web/read-article.ts';
import { type ThreadAnswer, type ThreadAsk, threadAnswerSchema } from './page-reading.ts';

/** Beside this file, as source or bundled. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './page-worker.ts' : './page-worker.js',
  import.meta.url,
);

const MAX_MEGABYTES = 256;

/** Milliseconds that a thread without work is kept. */
const KEPT_IDLE = 30_000;

const messageSchema = z.tuple([threadAnswerSchema]);

/** The page is built in a way that can't be read: it takes too long, or too much memory. */
export class UnreadablePage extends Error {
  override name = 'UnreadablePage';
}

/** The machine had no time for the page, so nothing is known of it. */
export class MachineTooBusy extends Error {
  override name = 'MachineTooBusy';
}

type PageThreadsOptions = {
  /** Each may take a quarter of a gigabyte. */
  most?: number;
  /** For one page; 10 seconds of computing, 30 by the clock. */
  time?: ReadingTime;
};

/**
 * Threads that read pages, because a malicious page can take seconds and hundreds of megabytes. A thread that has read a page
 * reads the next one; one that failed is ended. They never keep the process alive.
 */
export class PageThreads {
  #free: number;
  #time: ReadingTime;
  #idle = new Map<Worker, NodeJS.Timeout>();
  #waiting: (() => void)[] = [];
  #isStopped = false;

  constructor({ most = 2, time = { computing: 10_000, longest: 30_000 } }: PageThreadsOptions = {}) {
    this.#free = most;
    this.#time = time;
  }

  /** Throws {@link UnreadablePage}, {@link MachineTooBusy}, or the reason of the signal. */
  async ask(ask: ThreadAsk, signal: AbortSignal): Promise<ThreadAnswer> {
    await this.#takePlace(signal);
    try {
      return await this.#askThread(ask, signal);
    } finally {
      this.#leavePlace();
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const idle = [...this.#idle.keys()];
    for (const worker of idle) this.#forget(worker);
    await Promise.all(idle.map(worker => worker.terminate()));
  }

  /** First come, first served. */
  async #takePlace(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      this.#waiting = this.#waiting.filter(waiting => waiting !== resolve);
      reject(signal.reason);
    };
    this.#waiting.push(resolve);
    signal.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', leave));
  }

  #leavePlace(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }

  async #askThread(ask: ThreadAsk, stopped: AbortSignal): Promise<ThreadAnswer> {
    const end = new AbortController();
    const tooLate = AbortSignal.timeout(this.#time.longest);
    const ending = AbortSignal.any([stopped, tooLate, end.signal]);
    let worker: Worker | undefined;
    try {
      worker = this.#takeIdle() ?? (await startThread(ending));
      void endAfterComputing(worker, this.#time, { end, ending });
      const answered = once(worker, 'message', { signal: ending });
      worker.postMessage(ask);
      const [answer] = messageSchema.parse(await answered);
      this.#rest(worker);
      return answer;
    } catch (cause) {
      await worker?.terminate();
      if (stopped.aborted) throw stopped.reason;
      if (tooLate.aborted && !end.signal.aborted) throw new MachineTooBusy('No time to read', { cause });
      throw new UnreadablePage('Not readable', { cause });
    } finally {
      end.abort();
    }
  }

  #takeIdle(): Worker | undefined {
    const [worker] = this.#idle.keys();
    if (worker) this.#forget(worker);
    return worker;
  }

  #rest(worker: Worker): void {
    if (this.#isStopped) {
      void worker.terminate();
      return;
    }
    const timer = setTimeout(() => {
      this.#forget(worker);
      void worker.terminate();
    }, KEPT_IDLE);
    this.#idle.set(worker, timer.unref());
    worker.once('exit', () => this.#forget(worker));
  }

  #forget(worker: Worker): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
    worker.removeAllListeners('exit');
  }
}

/** Resolves when its libraries are loaded: only what follows is the page's doing. */
async function startThread(signal: AbortSignal): Promise<Worker> {
  const worker = new Worker(WORKER, {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    // It parses untrusted pages, and needs to know nothing of this relay.
    env: {},
    execArgv: [],
    stderr: true,
  });
  // A late error has no reader, and must not end the relay.
  worker.on('error', () => undefined);
  worker.unref();
  try {
    await once(worker, 'message', { signal });
    return worker;
  } catch (cause) {
    await worker.terminate();
    throw cause;
  }
}
