import { HttpError } from '../../errors/http-error.ts';
import type { Uncovered } from './page-cover.ts';

/** Of a ref that a snapshot gave, and that means nothing any more. */
export const STALE = {
  status: 409,
  code: 'stale_ref',
  message:
    'The element of this ref is no longer on the page, and nothing was done. The issues list what has its role and name now.',
} as const;

export function notCovered(why: Uncovered): HttpError {
  return new HttpError(409, 'not_covered', NOT_COVERED[why]);
}

const NOT_COVERED: Readonly<Record<Uncovered, string>> = {
  silent:
    'A frame did not answer, so that its secrets were not painted over, and there is no picture. Try again, or read the page by a snapshot.',
  moving:
    'Secrets on this page, or what is around them, move or change all the time, so that no picture was certain to hide them. Try again when the page rests, or read it by a snapshot.',
};
