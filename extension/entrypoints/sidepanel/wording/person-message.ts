import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import { isWordedForPerson } from '../../../messages/word-message.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';

type Said = Pick<Outcome, 'message' | 'forPerson' | 'error_type'>;

/**
 * The person's version of a message for the model. `isTheirs`: they entered the value, so they need the details of an error
 * in it.
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
