import { HttpError } from '../../errors/http-error.ts';
import type { GuardedFetch } from '../../tools/web/guarded-fetch.ts';
import { AnswerTooLarge } from '../../tools/web/read-body.ts';
import { ALLOW_ALL, DISALLOW_ALL, parseRobots, type Robots } from './robots.ts';

/**
 * The rules of a site for programs. A missing file allows everything; one that fails with 5xx, or is far too large, allows nothing (RFC 9309,
 * 2.3.1). Throws a `ServerToolFailure` for what the guard refuses, and for a server that can't be reached: none of its pages
 * may be read then either.
 */
export async function readRobots(
  { origin }: URL,
  fetchDocument: GuardedFetch,
  signal: AbortSignal,
): Promise<Robots> {
  try {
    const { status, body } = await fetchDocument(`${origin}/robots.txt`, 'text/plain, */*;q=0.5', signal);
    if (status >= 500) return DISALLOW_ALL;
    if (status < 200 || status >= 300) return ALLOW_ALL;
    return parseRobots(body.toString('utf8'));
  } catch (thrown) {
    if (thrown instanceof AnswerTooLarge) return DISALLOW_ALL;
    throw thrown;
  }
}

export function robotsUnreadable(): HttpError {
  return new HttpError(
    403,
    'robots_refused',
    'The robots.txt of this site can not be read, so none of its pages may be taken for now (RFC 9309). Try again later.',
  );
}

export function robotsRefused(): HttpError {
  return new HttpError(
    403,
    'robots_refused',
    'The robots.txt of this site asks programs not to read this page. Choose another page, or ask the owner of the site.',
  );
}
