import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { extractArticle } from './extract-article.ts';

const { html, url } = z.object({ html: z.string(), url: z.string() }).parse(workerData);
// Only what follows is the page's doing.
parentPort?.postMessage('ready');
parentPort?.postMessage(extractArticle(html, url));
