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

/** The article of a page, or else all of its text. `url` is the base of its links. */
export function extractArticle(html: string, url: string): Article {
  const document = parseDocument(html);
  const title = document.querySelector('title')?.textContent?.trim() ?? '';
  removeHidden(document);
  resolveLinks(document, url);
  const { content, title: found, byline } = findArticle(document);
  return { title: found || title, byline, text: toMarkdown(content) };
}

export type PageDocument = ReturnType<typeof parseHTML>['document'];
export type PageElement = PageDocument['body'];

export function parseDocument(html: string): PageDocument {
  return parseHTML(withOmittedTags(html)).document;
}

/**
 * The parser adds none of the tags that a page may leave out (https://html.spec.whatwg.org/#syntax-tag-omission), and would take
 * such a page for an empty one.
 */
function withOmittedTags(html: string): string {
  const start = html.search(/<body[\s>]/i);
  if (start === -1) return `<!doctype html><html><body>${html}</body></html>`;
  const before = html.slice(0, start);
  const [root] = /<html(?:\s[^>]*)?>/i.exec(before) ?? [];
  const hasHead = /<head[\s>]/i.test(before);
  if (root !== undefined && hasHead) return html;
  const head = before.replace(/<!doctype[^>]*>/i, '').replace(root ?? '', '');
  return `<!doctype html>${root ?? '<html>'}${hasHead ? head : `<head>${head}</head>`}${html.slice(start)}`;
}

/** What no visitor of the page sees. */
export function removeHidden(document: PageDocument): void {
  for (const element of document.querySelectorAll(HIDDEN)) element.remove();
  for (const element of document.querySelectorAll('[style]'))
    if (HIDING_STYLE.test(element.getAttribute('style') ?? '')) element.remove();
}

/** linkedom's nodes are no nodes of a browser's types. */
const nodeSchema = z.custom<TurndownService.Node>(node => typeof node === 'object' && node !== null);

/** The element with the article, or else a copy of the whole body. The document is changed. */
export function findArticle(document: PageDocument): {
  content: TurndownService.Node;
  title: string;
  byline: string;
} {
  const whole = document.body.cloneNode(true);
  const found = new Readability(document, {
    maxElemsToParse: MAX_ELEMENTS,
    // The language of a code block is in its class.
    keepClasses: true,
    serializer: node => node,
  }).parse();
  const content = nodeSchema.parse(found?.content ?? whole);
  return { content, title: found?.title ?? '', byline: found?.byline ?? '' };
}

/** What relative addresses of the page stand on. */
export function baseOf(document: PageDocument, url: string): string {
  return URL.parse(document.querySelector('base[href]')?.getAttribute('href') ?? '', url)?.href ?? url;
}

export function resolveLinks(document: PageDocument, url: string): void {
  const base = baseOf(document, url);
  for (const link of document.querySelectorAll('a[href]')) {
    const target = URL.parse(link.getAttribute('href') ?? '', base);
    if (target && /^(?:https?|mailto):$/.test(target.protocol)) link.setAttribute('href', target.href);
    else link.removeAttribute('href');
  }
}

/** Keeps headings, lists, links, code and tables; images become their description. */
export function toMarkdown(element: TurndownService.Node): string {
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
  service.addRule('plain code', {
    filter: node => node.nodeName === 'PRE' && node.firstChild?.nodeName !== 'CODE',
    replacement: (_content, node) => fenced(node.textContent ?? '', languageOf(node)),
  });
  // The default is a block, and a blank line would end the table.
  service.addRule('rows', {
    filter: ['thead', 'tbody', 'tfoot'],
    replacement: content => `\n${content.trim()}\n`,
  });
  service.addRule('table', { filter: 'table', replacement: content => `\n\n${content.trim()}\n\n` });
  return service
    .turndown(element)
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Many generators of documentation write no `<code>` in their `<pre>`. */
function fenced(code: string, language: string): string {
  const fence = code.includes('```') ? '````' : '```';
  return `\n\n${fence}${language}\n${code.replace(/^\n/, '').trimEnd()}\n${fence}\n\n`;
}

type Classed = { getAttribute(name: string): string | null; parentElement: Classed | null };

/** They name the language at an element around it. */
function languageOf({ parentElement }: Classed): string {
  const classes = [parentElement, parentElement?.parentElement].map(element =>
    element?.getAttribute('class'),
  );
  const [, language = ''] =
    /(?:^|\s)(?:highlight-source-|highlight-|language-)([\w+#-]+)/.exec(classes.join(' ')) ?? [];
  return language === 'default' ? '' : language;
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
  parentElement: { localName: string; previousElementSibling: { localName: string } | null } | null;
};

/** A row of one cell is layout, so its text stands alone. */
function rowText(content: string, row: Row): string {
  const cells = row.querySelectorAll('td, th').length;
  if (cells < 2) return `\n${content.trim().replace(/\|$/u, '').trim()}\n`;
  const isHeader = row.querySelector('th') !== null && isFirstRow(row);
  const rule = isHeader ? `\n|${' --- |'.repeat(cells)}` : '';
  return `\n| ${content.trim()}${rule}`;
}

/** Names of rows are in `<th>` too, below the head. */
function isFirstRow({ previousElementSibling, parentElement }: Row): boolean {
  return previousElementSibling === null && parentElement?.previousElementSibling?.localName !== 'thead';
}
