import type { ScrapedMetadata } from '@assent/shared';
import type { PageDocument } from '../../tools/web/extract-article.ts';

/** Characters of one value. */
const MAX_VALUE = 1000;

/** Where pages state a fact: `name`, `property` or `itemprop` of `<meta>`, the most exact first. */
const META: Readonly<Record<string, readonly string[]>> = {
  description: ['description', 'og:description', 'twitter:description'],
  siteName: ['og:site_name', 'application-name'],
  type: ['og:type'],
  author: ['author', 'article:author', 'dc.creator', 'twitter:creator'],
  publishedTime: ['article:published_time', 'datepublished', 'dc.date', 'date', 'pubdate'],
  modifiedTime: ['article:modified_time', 'og:updated_time', 'datemodified', 'last-modified'],
  keywords: ['keywords', 'news_keywords'],
  robots: ['robots'],
};

const IMAGE = ['og:image', 'og:image:url', 'twitter:image', 'image'];

/** What the page says of itself; `base` is what its relative addresses stand on. */
export function readMetadata(document: PageDocument, base: string): ScrapedMetadata {
  const meta = metaOf(document);
  const stated = Object.fromEntries(
    Object.entries(META).map(([key, names]) => [key, names.map(name => meta.get(name)).find(Boolean)]),
  );
  const link = (relation: string): string | undefined =>
    absolute(document.querySelector(`link[rel~="${relation}"][href]`)?.getAttribute('href'), base);
  const title = document.querySelector('title')?.textContent ?? '';
  return withoutMissing({
    ...stated,
    title: bounded(title) || meta.get('og:title'),
    language: bounded(document.documentElement.getAttribute('lang') ?? '') || meta.get('content-language'),
    canonical: link('canonical'),
    image: absolute(IMAGE.map(name => meta.get(name)).find(Boolean), base),
    favicon: link('icon'),
  });
}

/** The first of each name. */
function metaOf(document: PageDocument): Map<string, string> {
  const found = new Map<string, string>();
  for (const element of document.querySelectorAll('meta[content]')) {
    const name = ['property', 'name', 'itemprop', 'http-equiv']
      .map(attribute => element.getAttribute(attribute))
      .find(Boolean);
    const content = bounded(element.getAttribute('content') ?? '');
    const key = name?.trim().toLowerCase();
    if (key && content && !found.has(key)) found.set(key, content);
  }
  return found;
}

function bounded(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().slice(0, MAX_VALUE);
}

function absolute(address: string | null | undefined, base: string): string | undefined {
  if (!address) return undefined;
  const url = URL.parse(address, base);
  return url && /^https?:$/.test(url.protocol) ? url.href.slice(0, 2 * MAX_VALUE) : undefined;
}

function withoutMissing(metadata: Record<string, string | undefined>): ScrapedMetadata {
  return Object.fromEntries(
    Object.entries(metadata).filter(([, value]) => value !== undefined && value !== ''),
  );
}
