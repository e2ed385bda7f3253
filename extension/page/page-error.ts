import type { ErrorType } from '@assent/shared';
import { type MessageText, message } from '../messages/message.ts';
import type { Failure } from './failure.ts';
import { TargetChanged } from './identity/target-changed.ts';

/** Thrown inside; becomes a {@link Failure} at the seam that answers. */
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

/** Stands in the way for now, and may go away by itself. */
export class NotReady extends PageError {}

/** The only conversion of thrown values. Anything but a PageError is our defect. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof PageError) return { type: thrown.type, message: thrown.text };
  if (thrown instanceof TargetChanged) return { type: 'ElementChanged', message: message('target.changed') };
  return { type: 'InternalError', message: thrown instanceof Error ? thrown.message : String(thrown) };
}
