import type { ErrorType } from '@assent/shared';
import type { MessageText } from '../messages/message.ts';
import { PageError } from './page-error.ts';

/** What is said of something: `message` to the model, and to the person another sentence where that one is not for them. */
export interface Told {
  message: MessageText;
  forPerson?: MessageText | undefined;
}

/** A {@link PageError} that tells the person something else than the model. */
export class UserFacingError extends PageError {
  override name = 'UserFacingError';
  readonly forPerson: MessageText | undefined;

  constructor(type: ErrorType, { message, forPerson }: Told, options?: ErrorOptions) {
    super(type, message, options);
    this.forPerson = forPerson;
  }
}
