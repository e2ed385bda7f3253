import { HttpError } from '../../errors/http-error.ts';

/** Of a ref that a snapshot gave, and that means nothing any more. */
export const STALE = {
  status: 409,
  code: 'stale_ref',
  message:
    'The element of this ref is no longer on the page, and nothing was done. The issues list what has its role and name now.',
} as const;

export function notCovered(): HttpError {
  return new HttpError(
    409,
    'not_covered',
    'A frame did not answer, so that its secrets were not painted over. Try again.',
  );
}

export function personInControl(): HttpError {
  return new HttpError(
    409,
    'person_in_control',
    'A person has taken over this browser. Wait until "control" of the session is "program" again: GET the session. Then take a snapshot before you go on.',
  );
}

export function waitsForDecision(): HttpError {
  return new HttpError(
    409,
    'session_busy',
    'An action of this session waits for the decision of a person. Until then, only look at the page.',
  );
}

/**
 * In an attended session, what a person sees and approves must be what the site sent, and what it gets; and an answer that the caller
 * makes up would be of a site that a policy allows.
 */
export function blocksAlone(): HttpError {
  return new HttpError(
    403,
    'policy_refused',
    'A session that is attended or has a policy takes only rules that block: others could change what a person approves, or what the policy allows.',
  );
}

/** For a session whose browser, elsewhere, has gone. */
export function sessionLost(): HttpError {
  return new HttpError(
    410,
    'session_lost',
    'The browser of this session, which ran elsewhere, has gone or closed the connection. What a command did meanwhile is not known. Connect again.',
  );
}
