import { HttpError } from '../../errors/http-error.ts';

/** Of all windows of a session together. */
export type TabLimit = { most: number; isReached(): boolean };

export function tooManyTabs(most: number): HttpError {
  return new HttpError(429, 'too_many_tabs', `A session has at most ${most} tabs. Close one first.`);
}
