import { HttpError } from '../../errors/http-error.ts';
import type { EgressReason } from '../chromium/egress-failure.ts';

const REFUSED: ReadonlySet<EgressReason> = new Set(['malformed', 'port_refused', 'address_refused']);

/** Throws for files, pages of the browser and programs: they are no pages of the web. */
export function webAddress(given: unknown): URL {
  const url = URL.parse(String(given));
  if (url && /^https?:$/u.test(url.protocol)) return url;
  throw new HttpError(
    403,
    'address_refused',
    'Only addresses that start with http:// or https:// are opened.',
  );
}

export function unreached(reason: EgressReason): HttpError {
  if (REFUSED.has(reason))
    return new HttpError(
      403,
      'address_refused',
      'The relay does not open this address: it is not on the public internet, or on another port. Its operator can allow single hosts (FETCH_ALLOW_HOSTS).',
    );
  return new HttpError(
    502,
    'navigation_failed',
    `The server was not reached (${reason}). Check the address, or try again later.`,
  );
}
