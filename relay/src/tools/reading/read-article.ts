import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ServerToolFailure } from '../server-tool-result.ts';
import { type Article, articleSchema } from './article.ts';

/** Beside this file, as its source or as it is bundled. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './article-worker.ts' : './article-worker.js',
  import.meta.url,
);

/**
 * Reads the article out of a page in a thread of its own, which ends with it: taking a page apart may take seconds and
 * hundreds of megabytes if whoever wrote it wants that, and the answers of others go on meanwhile. The libraries for it are
 * loaded there alone.
 */
export async function readArticle(
  page: { html: string; url: string },
  { time, signal }: { time: number; signal: AbortSignal },
): Promise<Article> {
  const worker = new Worker(WORKER, {
    workerData: page,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    // It takes apart what strangers wrote, and needs to know nothing of this relay.
    env: {},
    execArgv: [],
    stderr: true,
  });
  // One that comes after its reader stopped waiting is of no more interest, and must not end the relay.
  worker.on('error', () => undefined);
  try {
    const [article] = await once(worker, 'message', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(time)]),
    });
    return articleSchema.parse(article);
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new ServerToolFailure('This page is built in a way that can not be read here. Go on without it.', {
      cause,
    });
  } finally {
    await worker.terminate();
  }
}
