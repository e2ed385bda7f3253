import type { ScrapedLink } from '@assent/shared';
import {
  baseOf,
  findArticle,
  type PageDocument,
  type PageElement,
  parseDocument,
  removeHidden,
  resolveLinks,
  toMarkdown,
} from '../../tools/web/extract-article.ts';
import { cleanHtml } from './clean-html.ts';
import { readMetadata } from './page-metadata.ts';
import type { PageAsk, PageReading } from './page-reading.ts';
import { readShownText, readStructure } from './page-signs.ts';

const MAX_LINKS = 20_000;
const MAX_LINK_TEXT = 200;

/** A selector that is not CSS. `path` is its place in the request. */
export class BadSelector extends Error {
  override name = 'BadSelector';
  readonly path: string;

  constructor(path: string, options: ErrorOptions) {
    super('Not a selector', options);
    this.path = path;
  }
}

/** Runs in a thread of its own: the time that it takes is up to the page. Throws {@link BadSelector}. */
export function readPage(ask: PageAsk): PageReading {
  const document = parseDocument(ask.html);
  const base = baseOf(document, ask.url);
  const structure = readStructure(document);
  const metadata = readMetadata(document, base);
  const outgoing = readOutgoing(document, base);
  removeHidden(document);
  resolveLinks(document, ask.url);
  const signs = { ...structure, ...readShownText(document) };
  for (const element of matching(document, ask.excludeTags, 'excludeTags')) element.remove();
  const included = outermost(document, matching(document, ask.includeTags, 'includeTags'));
  if (ask.includeTags.length > 0) document.body.replaceChildren(...included);
  const links = readLinks(document);
  const content = ask.wantsContent ? readContent(document, ask, base) : NO_CONTENT;
  const title = content.title || signs.title;
  return { kind: 'page', ...content, title, links, outgoing, metadata, signs, included: included.length };
}

const NO_CONTENT = { title: '', markdown: '', html: '' };

/** What the caller chose is not cut further. */
function readContent(document: PageDocument, ask: PageAsk, base: string): typeof NO_CONTENT {
  const isChosen = ask.includeTags.length > 0;
  if (isChosen || !ask.onlyMainContent) return { title: '', ...bothForms(document.body, base) };
  const heading = document.querySelector('h1')?.textContent?.replace(/\s+/gu, ' ').trim() ?? '';
  const pageTitle = document.querySelector('title')?.textContent ?? '';
  const { content, title } = findArticle(document);
  const { markdown, html } = bothForms(content, base);
  // The reader takes the heading for a copy of the title, and leaves it out.
  const isLeftOut = heading !== '' && pageTitle.includes(heading) && !markdown.includes(heading);
  if (!isLeftOut) return { title, markdown, html };
  return { title, markdown: `# ${heading}\n\n${markdown}`, html: `<h1>${escapeText(heading)}</h1>\n${html}` };
}

/** Markdown first: cleaning changes the element. */
function bothForms(content: PageElement, base: string): { markdown: string; html: string } {
  const markdown = toMarkdown(content);
  return { markdown, html: cleanHtml(content, base) };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function matching(document: PageDocument, selectors: readonly string[], list: string): PageElement[] {
  const found = selectors.flatMap((selector, index) => {
    try {
      return [...document.body.querySelectorAll(selector)];
    } catch (cause) {
      throw new BadSelector(`${list}[${index}]`, { cause });
    }
  });
  return [...new Set(found)];
}

/** In the order of the page, and none that is within another. */
function outermost(document: PageDocument, elements: readonly PageElement[]): PageElement[] {
  const chosen = new Set(elements);
  const isInside = ({ parentElement }: PageElement): boolean =>
    parentElement !== null && (chosen.has(parentElement) || isInside(parentElement));
  return [...document.querySelectorAll('*')].filter(element => chosen.has(element) && !isInside(element));
}

/** Each address once, without its fragment, with the words of its first link that has some. */
function readLinks(document: PageDocument): ScrapedLink[] {
  const texts = new Map<string, string>();
  for (const link of document.querySelectorAll('a[href]')) {
    const url = URL.parse(link.getAttribute('href') ?? '');
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    url.hash = '';
    const text = (link.textContent ?? '').replace(/\s+/gu, ' ').trim().slice(0, MAX_LINK_TEXT);
    if (!texts.get(url.href)) texts.set(url.href, text);
    if (texts.size >= MAX_LINKS) break;
  }
  return [...texts].map(([url, text]) => ({ url, text }));
}

/** Also from menus that are closed, and from frames; not the links that the page asks programs not to follow. */
function readOutgoing(document: PageDocument, base: string): string[] {
  const found = new Set<string>();
  for (const link of document.querySelectorAll('a[href], area[href], frame[src], iframe[src]')) {
    const isForbidden = /\bnofollow\b/i.test(link.getAttribute('rel') ?? '');
    const url = URL.parse(link.getAttribute('href') ?? link.getAttribute('src') ?? '', base);
    if (isForbidden || !url || !/^https?:$/.test(url.protocol)) continue;
    url.hash = '';
    found.add(url.href);
    if (found.size >= MAX_LINKS) break;
  }
  return [...found];
}
