import { parentPort, workerData } from 'node:worker_threads';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import TurndownService from 'turndown';
import * as z from 'zod';
import type { Article } from './read-article.ts';

/** Invisible on the page, but readable by models: instructions hide in such places. */
const HIDDEN =
  'script, style, noscript, template, iframe, object, svg, body title, [hidden], [aria-hidden="true"], dialog:not([open]), input[type="hidden"]';

const HIDING_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)|font-size\s*:\s*0/i;

/** Far more than any article; beyond it the time grows without bound. */
const MAX_ELEMENTS = 60_000;

const { html, url } = z.object({ html: z.string(), url: z.string() }).parse(workerData);
// Only what follows is the page's doing.
parentPort?.postMessage('ready');
parentPort?.postMessage(extractArticle(html, url));

/** The article of a page, or else all of its text. `url` is the base of its links. */
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
  return { title: found?.title || title, byline: found?.byline ?? '', text };
}

function resolveLinks(document: ReturnType<typeof parseHTML>['document'], url: string): void {
  const base = URL.parse(document.querySelector('base[href]')?.getAttribute('href') ?? '', url)?.href ?? url;
  for (const link of document.querySelectorAll('a[href]')) {
    const target = URL.parse(link.getAttribute('href') ?? '', base);
    if (target && /^(?:https?|mailto):$/.test(target.protocol)) link.setAttribute('href', target.href);
    else link.removeAttribute('href');
  }
}

/** Keeps headings, lists, links, code and tables; images become their description. */
function toMarkdown(element: TurndownService.Node): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  // For a model, never rendered; `snake\_case` would be another word.
  service.escape = text => text;
  service.addRule('image', {
    filter: 'img',
    replacement: (_content, node) => describeImage(node.getAttribute('alt') ?? ''),
  });
  service.addRule('cell', { filter: ['td', 'th'], replacement: content => `${oneLine(content)} | ` });
  service.addRule('row', { filter: 'tr', replacement: (content, node) => rowText(content, node) });
  service.addRule('table', { filter: 'table', replacement: content => `\n\n${content.trim()}\n\n` });
  return service
    .turndown(element)
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

function describeImage(description: string): string {
  return description.trim() === '' ? '' : `[image: ${oneLine(description)}]`;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

/** The part of an element that is used here. */
type Row = {
  querySelectorAll(selector: string): { length: number };
  querySelector(selector: string): unknown;
  previousElementSibling: unknown;
};

/** A row of one cell is layout, so its text stands alone. */
function rowText(content: string, row: Row): string {
  const cells = row.querySelectorAll('td, th').length;
  if (cells < 2) return `\n${content.trim().replace(/\|$/u, '').trim()}\n`;
  const isHeader = row.querySelector('th') !== null && row.previousElementSibling === null;
  const rule = isHeader ? `\n|${' --- |'.repeat(cells)}` : '';
  return `\n| ${content.trim()}${rule}`;
}
