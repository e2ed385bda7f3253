import type { ErrorType } from '@assent/shared';

/** What any action may end with, whatever it does: by what was asked for, by the person, or by what became of the page. */
const anywhere = [
  'InvalidArgument',
  'ElementChanged',
  'NotPermitted',
  'Rejected',
  'PageGone',
  'Timeout',
  'InternalError',
] as const;

/**
 * The errors that an operation may end with for no reason of its own. On a page its target has to be found and seen, and
 * what it sets off may come to stand before the person.
 */
export const commonErrors: Readonly<Record<'page' | 'browser', readonly ErrorType[]>> = {
  page: [...anywhere, 'ElementNotFound', 'StaleElement', 'NotInteractable', 'NeedsUser', 'Unsupported'],
  browser: anywhere,
};
