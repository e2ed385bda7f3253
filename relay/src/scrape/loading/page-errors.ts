import { HttpError } from '../../errors/http-error.ts';
import { readRetryAfter } from '../../http/retry-after.ts';
import { ServerToolFailure } from '../../tools/server-tool-result.ts';
import { AnswerTooLarge } from '../../tools/web/read-body.ts';
import { MachineTooBusy, UnreadablePage } from '../reading/page-threads.ts';
import type { RefusalReason } from '../reading/recognise-refusal.ts';

/** Seconds. */
const SOON = '5';

/** The HTTP error for a failed fetch or reading. Anything else is returned as it is: a defect, or an HTTP error already. */
export function toPageError(thrown: unknown): unknown {
  const options = { cause: thrown };
  if (thrown instanceof AnswerTooLarge)
    return new HttpError(413, 'result_too_large', thrown.message, options);
  if (thrown instanceof UnreadablePage)
    return unsupportedContent('This page is built in a way that can not be read here.', options);
  if (thrown instanceof MachineTooBusy)
    return timedOut('The machine of the relay is too busy to read this page in time. Try again later.');
  if (!(thrown instanceof ServerToolFailure)) return thrown;
  const { message, type } = thrown;
  switch (type) {
    case 'NotPermitted':
      return new HttpError(403, 'address_refused', message, options);
    case 'InvalidArgument':
      return new HttpError(400, 'invalid_request', message, {
        ...options,
        issues: [{ path: 'url', message }],
      });
    case 'Timeout':
      return timedOut(message);
    case 'Unsupported':
      return unsupportedContent(message, options);
    default:
      return new HttpError(502, 'navigation_failed', message, options);
  }
}

export function timedOut(message: string): HttpError {
  return new HttpError(504, 'timeout', message);
}

function unsupportedContent(message: string, options: ErrorOptions = {}): HttpError {
  return new HttpError(422, 'unsupported_content', message, options);
}

export function tooLargeResult(megabytes: number): HttpError {
  return new HttpError(
    413,
    'result_too_large',
    `The result would be larger than ${megabytes} MB. Ask for fewer formats, or choose a part of the page with "includeTags".`,
  );
}

/** Without browsers nothing becomes better by waiting, so there is no `Retry-After`. */
export function browserUnavailable(what: string): HttpError {
  return new HttpError(
    503,
    'browser_unavailable',
    `${what} needs a browser, and this relay has none. Its operator can set BROWSER=on; without it, leave that out, or set "render" to "never".`,
  );
}

export function tooManyRequests(): HttpError {
  return new HttpError(
    429,
    'too_many_requests',
    'Too many pages are being read at once. Wait until some have been answered, then try again.',
    { headers: { 'Retry-After': SOON } },
  );
}

/** `status` is the site's own, and `retryAfter` its header. */
export function siteRefused(
  reason: RefusalReason | 'status',
  status: number,
  retryAfter?: string | undefined,
): HttpError {
  const milliseconds = readRetryAfter(retryAfter);
  const asked = milliseconds === undefined ? {} : { retryAfter: Math.ceil(milliseconds / 1000) };
  return new HttpError(502, 'site_refused', REFUSALS[reason](status), {
    details: { reason, status, ...asked },
  });
}

const REFUSALS: Readonly<Record<RefusalReason | 'status', (status: number) => string>> = {
  bot_wall: status =>
    `The site answered with a check for bots instead of the page (status ${status}). Ask the site for an interface for programs, or let a person open the page.`,
  login: status =>
    `The site answered with a login form instead of the page (status ${status}). Send the credentials of a session in "headers", or read a page that needs none.`,
  not_found: status =>
    `The site answered that it has no such page (with status ${status}). Check the address.`,
  status: status => `The site answered with status ${status} instead of the page. ${adviceFor(status)}`,
};

function adviceFor(status: number): string {
  if (status === 401 || status === 407) return 'It wants credentials: send them in "headers".';
  if (status === 404 || status === 410) return 'Check the address.';
  if (status === 429) return 'It gets too many requests: try again later, and less often.';
  return status >= 500
    ? 'Try again later.'
    : 'It does not hand out this page to programs, or not at this address.';
}
