import { parentPort, workerData } from 'node:worker_threads';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import * as z from 'zod';
import { type Article, articleSchema } from './article.ts';
import { toMarkdown } from './to-markdown.ts';

/** What nobody sees on the page, and models would: instructions are hidden in such places. */
const HIDDEN =
  'script, style, noscript, template, iframe, object, svg, body title, [hidden], [aria-hidden="true"], dialog:not([open]), input[type="hidden"]';

const HIDING_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)|font-size\s*:\s*0/i;

/** Far more than any article has; beyond it the time grows with every way in which a page can be built. */
const MAX_ELEMENTS = 60_000;

const { html, url } = z.object({ html: z.string(), url: z.string() }).parse(workerData);
parentPort?.postMessage(extractArticle(html, url));

/** Takes the article out of a page. Where there is none, all of its text. `url` is what its links are relative to. */
function extractArticle(html: string, url: string): Article {
  const { document } = parseHTML(
    /<body[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`,
  );
  const title = document.querySelector('title')?.textContent?.trim() ?? '';
  for (const element of document.querySelectorAll(HIDDEN)) element.remove();
  for (const element of document.querySelectorAll('[style]'))
    if (HIDING_STYLE.test(element.getAttribute('style') ?? '')) element.remove();
  resolveLinks(document, url);
  const whole = document.body.cloneNode(true);
  const found = new Readability(document, {
    maxElemsToParse: MAX_ELEMENTS,
    serializer: node => node,
  }).parse();
  const text = found?.content ? toMarkdown(found.content) : toMarkdown(whole);
  return articleSchema.parse({ title: found?.title || title, byline: found?.byline ?? '', text });
}

function resolveLinks(document: ReturnType<typeof parseHTML>['document'], url: string): void {
  const base = URL.parse(document.querySelector('base[href]')?.getAttribute('href') ?? '', url)?.href ?? url;
  for (const link of document.querySelectorAll('a[href]')) {
    const target = URL.parse(link.getAttribute('href') ?? '', base);
    if (target && /^(?:https?|mailto):$/.test(target.protocol)) link.setAttribute('href', target.href);
    else link.removeAttribute('href');
  }
}
