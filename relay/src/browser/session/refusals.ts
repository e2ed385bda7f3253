import { HttpError } from '../../errors/http-error.ts';

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
