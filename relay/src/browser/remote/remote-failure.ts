import { HttpError } from '../../errors/http-error.ts';
import { type EgressReason, reasonOfFailure } from '../chromium/egress-failure.ts';

/** What was found at the address, in the place of a Chromium. */
export class NoChromium extends Error {
  override name = 'NoChromium';
}

const REFUSED: ReadonlySet<EgressReason> = new Set(['malformed', 'port_refused', 'address_refused']);

/** As the client gets it. `isLate`: the deadline has passed. */
export function connectFailure(cause: unknown, isLate: boolean): HttpError {
  if (cause instanceof HttpError) return cause;
  const reason = reasonOfFailure(cause);
  if (REFUSED.has(reason))
    return new HttpError(
      403,
      'address_refused',
      'The relay does not connect to this address: it is not on the public internet, or on another port than 80 and 443. The operator of the relay can allow single hosts (BROWSER_CDP_HOSTS).',
      { cause },
    );
  return new HttpError(502, 'browser_unreachable', `${describe(cause, reason, isLate)} ${REMEDY}`, { cause });
}

const REMEDY = 'Check the address, and that a Chromium with remote debugging runs there.';

function describe(cause: unknown, reason: EgressReason, isLate: boolean): string {
  if (isLate || reason === 'connection_timeout') return 'Nothing that speaks CDP answered there in time.';
  if (cause instanceof NoChromium) return cause.message;
  if (reason === 'name_not_found') return 'The host name could not be looked up.';
  return 'No connection over CDP came about there.';
}
