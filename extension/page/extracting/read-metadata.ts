import * as z from 'zod/mini';
import { cleanText } from '../dom/clean-text.ts';
import { attributeOf, documentElementOf, queryAllIn, titleOf } from '../dom/native-dom.ts';
import { readJsonLd } from './json-ld.ts';

const text = z.optional(z.string());

/** A page's claims about itself for search engines and other sites. Each text is cleaned and at most 200 characters long. */
export const pageMetadataSchema = z.object({
  title: text,
  description: text,
  canonical: text,
  /** A BCP 47 tag, as the page has it. */
  language: text,
  author: text,
  /** As the page writes them, mostly ISO 8601. */
  published: text,
  modified: text,
  /** By Open Graph's names without `og:` (https://ogp.me/). */
  open_graph: z.optional(z.record(z.string(), z.string())),
  /** The types of its JSON-LD, such as `Recipe` (https://schema.org/). */
  json_ld: z.optional(z.array(z.string())),
});

export function readMetadata(): PageMetadata {
  const texts = metaTexts();
  const { types, ...linked } = readJsonLd();
  const first = (...keys: readonly string[]) => keys.map(key => texts.get(key)).find(Boolean);
  const openGraph = [...texts].filter(([key]) => key.startsWith('og:')).slice(0, MAX_PROPERTIES);
  return withoutEmpty({
    title: cleanText(titleOf(document)) || first('og:title'),
    description: first('description', 'og:description', 'twitter:description'),
    canonical: canonicalAddress(),
    language:
      cleanText(attributeOf(documentElementOf(document), 'lang') ?? '') ||
      first('content-language', 'og:locale'),
    author: first('author', 'article:author', 'dc.creator') ?? linked.author,
    published: first('article:published_time', 'date', 'dc.date', 'pubdate') ?? linked.published,
    modified: first('article:modified_time', 'last-modified', 'og:updated_time') ?? linked.modified,
    open_graph: Object.fromEntries(openGraph.map(([key, value]) => [cleanText(key.slice(3), 60), value])),
    json_ld: types,
  });
}

const MAX_PROPERTIES = 20;

/** Pages with more repeat themselves. */
const MAX_TAGS = 300;

/** The first of each name, as search engines use it. */
function metaTexts(): Map<string, string> {
  const texts = new Map<string, string>();
  for (const tag of [...queryAllIn(document, 'meta[content]')].slice(0, MAX_TAGS)) {
    const name = attributeOf(tag, 'property') ?? attributeOf(tag, 'name') ?? attributeOf(tag, 'http-equiv');
    const key = (name ?? '').trim().toLowerCase();
    const value = cleanText(attributeOf(tag, 'content') ?? '');
    if (key !== '' && value !== '' && !texts.has(key)) texts.set(key, value);
  }
  return texts;
}

function canonicalAddress(): string | undefined {
  const [link] = queryAllIn(document, 'link[rel~="canonical" i][href]');
  const address = link && URL.parse(attributeOf(link, 'href') ?? '', document.baseURI);
  return address && /^https?:$/u.test(address.protocol) ? cleanText(address.href, 2_000) : undefined;
}

function withoutEmpty(metadata: PageMetadata): PageMetadata {
  const isPresent = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => isPresent(value)));
}

export type PageMetadata = z.infer<typeof pageMetadataSchema>;
