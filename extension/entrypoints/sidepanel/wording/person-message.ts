import type { ErrorType } from '@assent/shared';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import { isWordedForPerson } from '../../../messages/word-message.ts';
import type { Told } from '../../../page/user-facing-error.ts';

interface Said extends Told {
  error_type?: ErrorType | undefined;
}

/**
 * What the person reads of what the model is told. `isTheirs`: they put another value, so that what is wrong with that is
 * for them to know.
 */
export function messageForPerson(
  { message, forPerson, error_type }: Said,
  isTheirs: boolean,
  { reasons: { errors }, word }: PersonMessages,
): string {
  if (forPerson !== undefined) return word(forPerson);
  if (isWordedForPerson(message)) return word(message);
  switch (error_type) {
    case 'InvalidArgument':
      return isTheirs ? word(message) : errors[error_type];
    case 'ElementNotFound':
    case 'StaleElement':
    case 'ElementChanged':
    case 'PageGone':
      return errors[error_type];
    default:
      return word(message);
  }
}
