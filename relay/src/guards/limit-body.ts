import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from '../http-error.ts';

/** Refuses bodies over `maxBytes`, also chunked ones whose length nobody announced. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const refuse = (): never => {
    throw tooLarge(maxBytes);
  };
  const count = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return (context, next) => {
    const length = announcedLength(context.req.raw.headers);
    if (length === undefined) return count(context, next);
    return length > maxBytes ? refuse() : next();
  };
}

/**
 * A length that the server holds the body to. Seen to here because hono's own look at it opens the body as a web stream, which
 * costs a request more than all other guards together.
 */
function announcedLength(headers: Headers): number | undefined {
  const length = headers.get('content-length');
  const isHeldTo = length !== null && /^\d+$/.test(length) && !headers.has('transfer-encoding');
  return isHeldTo ? Number(length) : undefined;
}

export function tooLarge(maxBytes: number): HttpError {
  return new HttpError(
    413,
    'too_large',
    `The request is larger than ${maxBytes} bytes. Send fewer elements or less text.`,
  );
}
