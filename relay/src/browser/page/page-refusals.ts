import { HttpError } from '../../errors/http-error.ts';

/** Of a ref that a snapshot gave, and that means nothing any more. */
export const STALE = {
  status: 409,
  code: 'stale_ref',
  message:
    'The element of this ref is no longer on the page, and nothing was done. The issues list what has its role and name now.',
} as const;

export function notCovered(): HttpError {
  return new HttpError(
    409,
    'not_covered',
    'A frame did not answer, so that its secrets were not painted over. Try again.',
  );
}
