import { MIMEType } from 'node:util';
import { ServerToolFailure } from '../server-tool-result.ts';
import type { FetchedDocument } from './guarded-fetch.ts';
import type { Article, ReadingTime } from './read-article.ts';

/** For `Accept`. */
export const READABLE =
  'text/html, application/xhtml+xml, text/*;q=0.9, application/json;q=0.9, application/xml;q=0.8';

const HTML = ['text/html', 'application/xhtml+xml'];
const TEXT = /^text\/|^application\/(?:json|xml|yaml|javascript)$|\+(?:json|xml)$/;

/** The article of a page; text and JSON unchanged. Throws for other types. */
export async function readDocument(
  document: FetchedDocument,
  time: ReadingTime,
  signal: AbortSignal,
): Promise<Article> {
  const { url, status, contentType = '', body } = document;
  if (status < 200 || status >= 300)
    throw new ServerToolFailure(
      `The server answered with status ${status}. Check the address, or continue without it.`,
      { type: 'NavigationError' },
    );
  const { isHtml, charset } = readableType(contentType);
  const { decodeText } = await import('./read-article.ts');
  const text = decodeText(body, charset);
  if (!isHtml) return { title: '', byline: '', text };
  const { readArticle } = await import('./read-article.ts');
  return readArticle({ html: text, url: url.href }, { time, signal });
}

/** By the header `Content-Type`. Throws for what is neither a page nor text. */
export function readableType(contentType: string): { isHtml: boolean; charset: string | undefined } {
  const { essence, params } = parseType(contentType);
  const isHtml = HTML.includes(essence);
  if (!isHtml && !TEXT.test(essence))
    throw new ServerToolFailure(
      `This address holds ${essence}, and only web pages, text and JSON can be read. Look for a page about it instead.`,
      { type: 'Unsupported' },
    );
  return { isHtml, charset: params.get('charset') ?? undefined };
}

function parseType(contentType: string): MIMEType {
  try {
    return new MIMEType(contentType);
  } catch (cause) {
    throw new ServerToolFailure('The server does not name the type of this document. Continue without it.', {
      type: 'Unsupported',
      cause,
    });
  }
}
