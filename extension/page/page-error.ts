import type { ErrorType } from '@assent/shared';
import type { MessageText } from '../messages/message.ts';
import type { Failure } from './failure.ts';

/** Thrown inside; turned into a {@link Failure} at the seam that answers the message. */
export class PageError extends Error {
  override name = 'PageError';
  readonly type: ErrorType;
  readonly text: MessageText;

  constructor(type: ErrorType, text: MessageText, options?: ErrorOptions) {
    super(typeof text === 'string' ? text : text.code, options);
    this.type = type;
    this.text = text;
  }
}

/** The one place where a thrown value becomes a failure. Anything that is no PageError is a defect of ours. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof PageError) return { type: thrown.type, message: thrown.text };
  return { type: 'InternalError', message: thrown instanceof Error ? thrown.message : String(thrown) };
}
