import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sniffEncoding from 'html-encoding-sniffer';
import * as z from 'zod';
import { ServerToolFailure } from '../server-tool-result.ts';

const articleSchema = z.object({ title: z.string(), byline: z.string(), text: z.string() });

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

/**
 * Extracts the article in a thread of its own, because a malicious page can take seconds and hundreds of megabytes. The
 * libraries are loaded only there. `time` is in milliseconds.
 */
export function readArticle(
  page: { html: string; url: string },
  { time, signal }: { time: number; signal: AbortSignal },
): Promise<Article> {
  return withThread(async () => {
    signal.throwIfAborted();
    return readInThread(page, AbortSignal.any([signal, AbortSignal.timeout(time)]), signal);
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
  ending: AbortSignal,
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
  try {
    const [article] = await once(worker, 'message', { signal: ending });
    return articleSchema.parse(article);
  } catch (cause) {
    if (stopped.aborted) throw cause;
    throw new ServerToolFailure(
      'This page is built in a way that cannot be read here. Continue without it.',
      {
        type: ending.aborted ? 'Timeout' : 'Unsupported',
        cause,
      },
    );
  } finally {
    await worker.terminate();
  }
}

/** In the encoding of the server, the first bytes or `<meta>`; by default UTF-8. */
export function decodeText(bytes: Uint8Array, charset: string | undefined): string {
  const encoding = sniffEncoding(bytes, {
    defaultEncoding: 'UTF-8',
    ...(charset && { transportLayerEncodingLabel: charset }),
  });
  return new TextDecoder(encoding).decode(bytes);
}
