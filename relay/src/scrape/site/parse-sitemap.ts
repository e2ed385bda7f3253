export type SitemapEntry = { url: string; title?: string };

export type Sitemap = { kind: 'index' | 'pages'; entries: SitemapEntry[] };

const MAX_ADDRESS = 2000;
const MAX_TITLE = 300;

/** Only these five, and numbers: a document type can define others, without bound, and is never read. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads a sitemap, an index of sitemaps (https://www.sitemaps.org/protocol.html) or a list of addresses as plain text, until
 * `most` entries are found. It goes through the text once, and damaged parts are skipped.
 */
export function parseSitemap(text: string, most: number): Sitemap {
  const start = /^\uFEFF?\s*/.exec(text)?.[0].length ?? 0;
  return text.startsWith('<', start)
    ? parseXml(text, most)
    : { kind: 'pages', entries: parseLines(text, most) };
}

function parseLines(text: string, most: number): SitemapEntry[] {
  const lines = text.replace(/^\uFEFF/, '').split(/[\r\n]+/, 2 * most);
  return lines
    .map(line => line.trim())
    .filter(line => /^https?:\/\//.test(line) && line.length <= MAX_ADDRESS)
    .slice(0, most)
    .map(url => ({ url }));
}

function parseXml(text: string, most: number): Sitemap {
  const entries: SitemapEntry[] = [];
  let kind: Sitemap['kind'] = 'pages';
  /** Other vocabularies, such as that of pictures, have a `loc` as well; they have prefixes of their own. */
  let prefix: string | undefined;
  let entry: Partial<SitemapEntry> = {};
  for (const { own, local, at } of openTags(text)) {
    if (prefix === undefined && (local === 'urlset' || local === 'sitemapindex')) {
      prefix = own;
      kind = local === 'sitemapindex' ? 'index' : 'pages';
    } else if (own === prefix && (local === 'url' || local === 'sitemap')) {
      pushTo(entries, entry);
      entry = {};
      if (entries.length >= most) return { kind, entries };
    } else if (own === prefix && local === 'loc' && entry.url === undefined)
      entry.url = contentAt(text, at, MAX_ADDRESS);
    else if (own === 'news' && local === 'title' && entry.title === undefined)
      entry.title = contentAt(text, at, MAX_TITLE);
  }
  pushTo(entries, entry);
  return { kind, entries: entries.slice(0, most) };
}

function pushTo(entries: SitemapEntry[], { url, title }: Partial<SitemapEntry>): void {
  if (url) entries.push({ url, ...(title && { title }) });
}

type OpenTag = { own: string; local: string; at: number };

/** The elements that matter, and where their content begins. */
function* openTags(text: string): Generator<OpenTag> {
  const tags = new RegExp(TAG);
  for (let found = tags.exec(text); found; found = tags.exec(text)) {
    const [whole, own = '', local] = found;
    const end = text.indexOf(local === undefined ? (ENDS[whole] ?? '>') : '>', tags.lastIndex);
    if (end === -1) return;
    tags.lastIndex = end;
    if (local !== undefined) yield { own, local, at: end + 1 };
  }
}

/** A prefix, and a name; or the start of what may hold the like of a tag. */
const TAG = /<(?:!--|!\[CDATA\[|(?:([\w.-]{1,40}):)?(urlset|sitemapindex|url|sitemap|loc|title)(?=[\s/>]))/g;

const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>' };

/** The text of an element that holds nothing else. Empty when it is too long. */
function contentAt(text: string, at: number, most: number): string {
  const rest = text.slice(at, at + 6 * most).trimStart();
  if (rest.startsWith('<![CDATA[')) {
    const end = rest.indexOf(']]>');
    return end === -1 ? '' : bounded(rest.slice(9, end), most);
  }
  const end = rest.indexOf('<');
  return end === -1 ? '' : bounded(decodeEntities(rest.slice(0, end)), most);
}

function bounded(text: string, most: number): string {
  const trimmed = text.replace(/\s+/gu, ' ').trim();
  return trimmed.length > most ? '' : trimmed;
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
