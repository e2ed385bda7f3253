import { type ErrorType, errorTypeSchema } from '@assent/shared';
import * as z from 'zod/mini';

/** A failure as it crosses a boundary: what kind, and a sentence saying what happened and what to do next. */
export const failureSchema = z.object({ type: errorTypeSchema, message: z.string() });
export type Failure = z.infer<typeof failureSchema>;

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
