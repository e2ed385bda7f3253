import { on } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import sniffEncoding from 'html-encoding-sniffer';
import * as z from 'zod';
import { ServerToolFailure } from '../server-tool-result.ts';

const articleSchema = z.object({ title: z.string(), byline: z.string(), text: z.string() });

/** The second message of the thread; the first says that it has loaded its libraries. */
const messageSchema = z.tuple([articleSchema]);

/** The main content of a page, as Markdown. */
export type Article = z.output<typeof articleSchema>;

/** Beside this file, as source or bundled. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './article-worker.ts' : './article-worker.js',
  import.meta.url,
);

/** Each may take a quarter of a gigabyte. Further pages wait, within their own time. */
const MAX_THREADS = 2;
const MAX_MEGABYTES = 256;

/** Milliseconds between two looks at the processor's time. */
const SHORTEST_WAIT = 20;

export type ReadingTime = {
  /** Milliseconds of computing that a page may take. On a busy machine they take longer by the clock. */
  computing: number;
  /** Milliseconds by the clock. */
  longest: number;
  /** Milliseconds that the processor has worked for the thread. */
  computed?: () => number | Promise<number>;
};

/**
 * Extracts the article in a thread of its own, because a malicious page can take seconds and hundreds of megabytes. The
 * libraries are loaded only there.
 */
export function readArticle(
  page: { html: string; url: string },
  { time, signal }: { time: ReadingTime; signal: AbortSignal },
): Promise<Article> {
  return withThread(async () => {
    signal.throwIfAborted();
    return readInThread(page, time, signal);
  });
}

let threads = 0;
const waiting: (() => void)[] = [];

/** Waits for a free thread, first come, first served. */
async function withThread<Value>(work: () => Promise<Value>): Promise<Value> {
  if (threads < MAX_THREADS) threads += 1;
  else await new Promise<void>(resolve => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else threads -= 1;
  }
}

async function readInThread(
  workerData: { html: string; url: string },
  time: ReadingTime,
  stopped: AbortSignal,
): Promise<Article> {
  const worker = new Worker(WORKER, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    // It parses untrusted pages, and needs to know nothing of this relay.
    env: {},
    execArgv: [],
    stderr: true,
  });
  // A late error has no reader, and must not end the relay.
  worker.on('error', () => undefined);
  const end = new AbortController();
  const tooLate = AbortSignal.timeout(time.longest);
  const ending = AbortSignal.any([stopped, tooLate, end.signal]);
  try {
    const messages = on(worker, 'message', { signal: ending });
    await messages.next();
    void endAfterComputing(worker, time, { end, ending });
    const { value } = await messages.next();
    return messageSchema.parse(value)[0];
  } catch (cause) {
    if (stopped.aborted) throw cause;
    throw toFailure(cause, { isPageSlow: end.signal.aborted, isRelaySlow: tooLate.aborted });
  } finally {
    end.abort();
    await worker.terminate();
  }
}

/** The processor's time tells a page that takes too long from a machine that has too much to do. */
export async function endAfterComputing(
  worker: Worker,
  { computing, computed = () => processorTime(worker) }: ReadingTime,
  { end, ending }: { end: AbortController; ending: AbortSignal },
): Promise<void> {
  const start = await computed();
  for (let left = computing; left > 0; left = computing - ((await computed()) - start)) {
    // No more can be computed in less time.
    await wait(Math.max(left, SHORTEST_WAIT), undefined, { signal: ending, ref: false }).catch(() => {});
    if (ending.aborted) return;
  }
  end.abort();
}

/** Where Node can't tell a thread's own time, other threads of the relay count too. */
async function processorTime(worker: Worker): Promise<number> {
  // A thread that has ended computes no more.
  const { user, system } =
    'cpuUsage' in worker ? await worker.cpuUsage().catch(() => NO_TIME) : process.cpuUsage();
  return (user + system) / 1000;
}

const NO_TIME = { user: 0, system: 0 };

function toFailure(
  cause: unknown,
  { isPageSlow, isRelaySlow }: { isPageSlow: boolean; isRelaySlow: boolean },
): ServerToolFailure {
  if (!isPageSlow && isRelaySlow)
    return new ServerToolFailure(
      'The machine of the relay is too busy to read this page in time. The page itself may be fine: try again later, or continue without it.',
      { type: 'Timeout', cause },
    );
  return new ServerToolFailure('This page is built in a way that cannot be read here. Continue without it.', {
    type: isPageSlow ? 'Timeout' : 'Unsupported',
    cause,
  });
}

/** In the encoding of the server, the first bytes or `<meta>`; by default UTF-8. */
export function decodeText(bytes: Uint8Array, charset: string | undefined): string {
  const encoding = sniffEncoding(bytes, {
    defaultEncoding: 'UTF-8',
    ...(charset && { transportLayerEncodingLabel: charset }),
  });
  return new TextDecoder(encoding).decode(bytes);
}
