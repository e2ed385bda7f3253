import { createHash } from 'node:crypto';
import { addressKey, normaliseAddress } from '../site/site-address.ts';

/** A session of the visitor, of PHP, Java, ASP and others: each visit has another one. */
const SESSION = /^(?:phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken)$/i;

/** Also the name of other things, such as the sessions of a conference: only a random value is one of the visitor. */
const PERHAPS_SESSION = /^(?:sessionid|session_id|sessid|sid)$/i;
const RANDOM = /^(?=.*\d)[0-9a-z]{16,}$/i;

const SESSION_IN_PATH = /;jsessionid=[^/?#]*/gi;

/** Characters of content that two pages may have in common by chance, such as "Loading". */
const LEAST_CONTENT = 200;

/** One form for the address of a page of a crawl: without fragment, tracking and sessions. Undefined for what is no web page. */
export function pageAddress(address: string, base: URL | undefined, ignoreQuery: boolean): URL | undefined {
  const url = normaliseAddress(address, base, ignoreQuery);
  if (!url) return undefined;
  url.pathname = url.pathname.replace(SESSION_IN_PATH, '');
  for (const [name, value] of [...url.searchParams])
    if (SESSION.test(name) || (PERHAPS_SESSION.test(name) && RANDOM.test(value)))
      url.searchParams.delete(name);
  return url;
}

/** Two addresses with one key are one page of a crawl. */
export function pageKey(url: URL): string {
  return `address ${addressKey(url)}`;
}

/** For a page with enough content to be told from others by it. */
export function contentKey(markdown: string): string | undefined {
  const content = markdown.replace(/\s+/gu, ' ').trim();
  return content.length < LEAST_CONTENT ? undefined : `content ${content}`;
}

/** Keys have any length, which an index can't take. */
export function keyDigest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
