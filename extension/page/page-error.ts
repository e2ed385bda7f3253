import type { ErrorType } from '@assent/shared';
import type { Failure } from './failure.ts';

/** Thrown inside; turned into a {@link Failure} at the seam that answers the message. */
export class PageError extends Error {
  override name = 'PageError';
  readonly type: ErrorType;

  constructor(type: ErrorType, message: string, options?: ErrorOptions) {
    super(message, options);
    this.type = type;
  }
}

/** The one place where a thrown value becomes a failure. Anything that is no PageError is a defect of ours. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof PageError) return { type: thrown.type, message: thrown.message };
  return { type: 'InternalError', message: thrown instanceof Error ? thrown.message : String(thrown) };
}
