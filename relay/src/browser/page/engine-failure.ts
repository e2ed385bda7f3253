import { HttpError } from '../../errors/http-error.ts';

type Failure = { type: string; message: string };

type HttpAnswer = Pick<HttpError, 'status' | 'code'>;

/** The engine's error types (protocol.md) as HTTP errors: in each case nothing was done. */
const ANSWERS: Readonly<Record<string, HttpAnswer>> = {
  InvalidArgument: { status: 400, code: 'invalid_request' },
  ElementNotFound: { status: 404, code: 'element_not_found' },
  StaleElement: { status: 409, code: 'stale_ref' },
  ElementChanged: { status: 409, code: 'element_changed' },
  NotInteractable: { status: 409, code: 'not_interactable' },
  NeedsUser: { status: 409, code: 'needs_user' },
  PageGone: { status: 409, code: 'page_gone' },
  NotPermitted: { status: 403, code: 'policy_refused' },
  Unsupported: { status: 422, code: 'unsupported' },
  NavigationError: { status: 502, code: 'navigation_failed' },
  Timeout: { status: 504, code: 'deadline_exceeded' },
};

/** Instead of what is meant for a conversation about a person's tabs. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  ElementNotFound: 'No frame of this page has that element. Take a snapshot, and use a ref of it.',
  PageGone: 'The page has changed or gone meanwhile, and nothing was done. Take a snapshot first.',
};

/** The engine's own defects stay inside. */
export function httpErrorOf({ type, message }: Failure): Error {
  const answer = ANSWERS[type];
  if (!answer) return new Error(`The page engine failed: ${type}.`);
  return new HttpError(answer.status, answer.code, OWN_WORDS[type] ?? message);
}
