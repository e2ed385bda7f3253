import type { Context } from 'hono';
import { unauthorized } from '../../access/access.ts';
import type { HttpError } from '../../errors/http-error.ts';
import { bearerOf } from '../../guards/identify-caller.ts';

/** From relay to relay, whose own credential takes the place of the bearer's. */
export const LINK_HEADER = 'x-assent-link';

/** Who has the secret of a link is the person of that link, whichever way it comes. */
export function linkSecretOf(context: Context): string | undefined {
  return context.req.header(LINK_HEADER) ?? bearerOf(context);
}

export function linkInvalid(): HttpError {
  return unauthorized(
    'link_invalid',
    'This link is not valid any more. Ask whoever gave it to you for another.',
  );
}
