import type { Context } from 'hono';
import { HttpError } from '../errors/http-error.ts';
import { isFromThisComputer } from '../guards/is-from-this-computer.ts';

/** Only a browser on this computer. Throws an HTTP error for everybody else. */
export function requireThisComputer(context: Context): void {
  if (!isFromThisComputer(context))
    throw new HttpError(
      403,
      'setup_elsewhere',
      'Open this page in a browser on the computer that runs the relay, without a proxy between.',
    );
}

/**
 * Browsers send `Origin` with every form. The host was checked before, so that a name which was pointed at this computer (DNS
 * rebinding) is no origin of ours.
 */
export function requireOwnOrigin(context: Context): void {
  const origin = context.req.header('origin');
  if (origin === undefined || URL.parse(origin)?.host !== context.req.header('host'))
    throw new HttpError(
      403,
      'foreign_origin',
      'Only the forms of this page are accepted. Open /setup again.',
    );
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

export async function readForm(context: Context): Promise<URLSearchParams> {
  if (!FORM_TYPE.test(context.req.header('content-type') ?? ''))
    throw new HttpError(415, 'not_a_form', 'Only the forms of this page are accepted. Open /setup again.');
  return new URLSearchParams(await context.req.text());
}
