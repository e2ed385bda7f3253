import { HttpError } from '../../errors/http-error.ts';

/** For a session whose browser, elsewhere, has gone. */
export function sessionLost(): HttpError {
  return new HttpError(
    410,
    'session_lost',
    'The browser of this session, which ran elsewhere, has gone or closed the connection. What a command did meanwhile is not known. Connect again.',
  );
}
