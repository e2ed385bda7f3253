import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sniffEncoding from 'html-encoding-sniffer';
import * as z from 'zod';
import { ServerToolFailure } from '../server-tool-result.ts';

const articleSchema = z.object({ title: z.string(), byline: z.string(), text: z.string() });

/** The main content of a page, as Markdown. */
export type Article = z.output<typeof articleSchema>;

/** Beside this file, as its source or as it is bundled. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './article-worker.ts' : './article-worker.js',
  import.meta.url,
);

/** Each may take a quarter of a gigabyte. Further pages wait, for as long as their own time allows. */
const MAX_THREADS = 2;
const MAX_MEGABYTES = 256;

/**
 * Reads the article out of a page in a thread of its own, which ends with it: taking a page apart may take seconds and
 * hundreds of megabytes if its author wants that, and the answers of others go on meanwhile. The libraries for it are
 * loaded there alone. `time` is in milliseconds.
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

/** Does the work once fewer than {@link MAX_THREADS} threads run. The next page in line takes over the place of one that is done. */
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
    // It takes apart what strangers wrote, and needs to know nothing of this relay.
    env: {},
    execArgv: [],
    stderr: true,
  });
  // One that comes after its reader stopped waiting is of no more interest, and must not end the relay.
  worker.on('error', () => undefined);
  try {
    const [article] = await once(worker, 'message', { signal: ending });
    return articleSchema.parse(article);
  } catch (cause) {
    if (stopped.aborted) throw cause;
    throw new ServerToolFailure('This page is built in a way that can not be read here. Go on without it.', {
      type: ending.aborted ? 'Timeout' : 'Unsupported',
      cause,
    });
  } finally {
    await worker.terminate();
  }
}

/** The text of a document, in the encoding that its server, its first bytes or its own `<meta>` name; UTF-8 where none does. */
export function decodeText(bytes: Uint8Array, charset: string | undefined): string {
  const encoding = sniffEncoding(bytes, {
    defaultEncoding: 'UTF-8',
    ...(charset && { transportLayerEncodingLabel: charset }),
  });
  return new TextDecoder(encoding).decode(bytes);
}
