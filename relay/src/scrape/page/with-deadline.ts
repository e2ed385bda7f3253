import { HttpError } from '../../errors/http-error.ts';
import { timedOut, toPageError } from '../loading/page-errors.ts';

/**
 * Does the work until the deadline, or until the client has gone, and throws HTTP errors for all that can go wrong with a page.
 * `what` is the subject of the sentence about a deadline that has passed.
 */
export async function withDeadline<Value>(
  { timeout, gone, what }: { timeout: number; gone: AbortSignal; what: string },
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const deadline = AbortSignal.timeout(timeout);
  try {
    return await work(AbortSignal.any([gone, deadline]));
  } catch (thrown) {
    const failure = toPageError(thrown);
    if (failure instanceof HttpError) throw failure;
    if (gone.aborted)
      throw new HttpError(400, 'request_cut_off', 'The connection was closed before the answer.');
    if (deadline.aborted)
      throw timedOut(`${what} took longer than ${timeout} ms. Try again later, or give it more time.`);
    throw failure;
  }
}
