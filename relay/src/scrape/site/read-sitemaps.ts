import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ServerToolFailure } from '../../tools/server-tool-result.ts';
import { createGuardedFetch, type GuardedFetch } from '../../tools/web/guarded-fetch.ts';
import type { SiteFetchOptions } from '../loading/load-page.ts';
import { parseSitemap, type Sitemap, type SitemapEntry } from './parse-sitemap.ts';

const unzip = promisify(gunzip);

/** Files of one site, and of an index within an index. */
const MAX_FILES = 60;
const MAX_DEPTH = 3;

/** Bytes of one file, uncompressed: half of what the protocol allows, which is far more than 30,000 addresses need. */
const MAX_BYTES = 25_000_000;

/** Characters of all files together. */
const MAX_CHARACTERS = 100_000_000;

const ACCEPT = 'application/xml, text/xml;q=0.9, text/plain;q=0.8, */*;q=0.5';

export type ReadSitemapsOptions = {
  fetch: SiteFetchOptions;
  /** Milliseconds for one file. */
  timeout: number;
  /** Gives false when no more is wanted. */
  take(entry: SitemapEntry): boolean;
};

/**
 * Takes the entries of these sitemaps, and of those that they name, one file after the other. A file that can't be read is
 * skipped. Resolves with the number of files that could be read. Rejects only when the signal is aborted.
 */
export async function readSitemaps(
  addresses: readonly string[],
  { fetch, timeout, take }: ReadSitemapsOptions,
  signal: AbortSignal,
): Promise<number> {
  const fetchDocument = createGuardedFetch({ ...fetch, timeout, maxBytes: MAX_BYTES });
  const queue = addresses.map(url => ({ url, depth: 1 }));
  const seen = new Set<string>();
  let files = 0;
  let left = MAX_CHARACTERS;
  for (let next = queue.shift(); next && seen.size < MAX_FILES && left > 0; next = queue.shift()) {
    if (seen.has(next.url)) continue;
    seen.add(next.url);
    const text = await readFile(next.url, fetchDocument, signal);
    if (text === undefined) continue;
    files += 1;
    left -= text.length;
    const { kind, entries } = parseSitemap(text, MAX_ENTRIES);
    if (kind === 'index' && next.depth < MAX_DEPTH) queue.push(...nextFiles(entries, next.depth + 1));
    if (kind === 'pages' && !entries.every(take)) return files;
  }
  return files;
}

/** The protocol's own limit. */
const MAX_ENTRIES = 50_000;

function nextFiles(entries: Sitemap['entries'], depth: number): { url: string; depth: number }[] {
  return entries.slice(0, MAX_FILES).map(({ url }) => ({ url, depth }));
}

async function readFile(
  address: string,
  fetchDocument: GuardedFetch,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const { status, body } = await fetchDocument(address, ACCEPT, signal);
    if (status < 200 || status >= 300) return undefined;
    return (await uncompressed(body))?.toString('utf8');
  } catch (thrown) {
    if (thrown instanceof ServerToolFailure) return undefined;
    throw thrown;
  }
}

/** A file may be packed itself, besides the packing of the connection. */
async function uncompressed(body: Buffer): Promise<Buffer | undefined> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  return unzip(body, { maxOutputLength: MAX_BYTES }).catch(() => undefined);
}
