import type { ErrorType } from '@assent/shared';

/** A result of a call that reached no page, as results on the wire are. */
export type Failure = { success: false; error: string; error_type: ErrorType };

function failure(type: ErrorType, error: string): Failure {
  return { success: false, error, error_type: type };
}

export const failures = {
  absent: failure(
    'NeedsUser',
    'Nothing was done: no panel is ready for you. Ask the person to open the Assent side panel and your conversation in it, and to press "Continue" (「继续」). Then send the call again.',
  ),
  stopped: failure(
    'Rejected',
    'The person stopped you, or went to another conversation. What the call had done by then stands: look at the page before you go on, and ask the person what to do.',
  ),
  disconnected: failure(
    'Rejected',
    'The person ended your connection to the browser. What the call had done by then stands. Ask the person before you connect again.',
  ),
  undecided: failure(
    'Rejected',
    'The person wrote to you instead of deciding on this call. Nothing of it was done, unless the message says so.',
  ),
  left: failure(
    'Rejected',
    'The person left the conversation in which this call was shown. Whether they had approved it is not known: look at the page before you go on.',
  ),
  tooMany: failure('Rejected', 'Not asked: too many of your calls wait for the person. Send one at a time.'),
} as const satisfies Record<string, Failure>;
