import { MAX_IMAGE_CHARACTERS, MAX_IMAGES } from '@assent/shared';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from '../errors/http-error.ts';

/** Also limits chunked bodies, which announce no length. `limit` gives bytes, for each request. */
export function limitBody(limit: () => number): MiddlewareHandler {
  return (context, next) => {
    const maxBytes = limit();
    const refuse = (): never => {
      throw tooLarge(maxBytes);
    };
    const length = announcedLength(context.req.raw.headers);
    if (length === undefined) return bodyLimit({ maxSize: maxBytes, onError: refuse })(context, next);
    return length > maxBytes ? refuse() : next();
  };
}

/**
 * The server enforces an announced length. hono's own check would open the body as a web stream, which costs more than all
 * other guards together.
 */
function announcedLength(headers: Headers): number | undefined {
  const length = headers.get('content-length');
  const isHeldTo = length !== null && /^\d+$/.test(length) && !headers.has('transfer-encoding');
  return isHeldTo ? Number(length) : undefined;
}

function tooLarge(maxBytes: number): HttpError {
  return new HttpError(
    413,
    'too_large',
    `The request is larger than ${maxBytes} bytes. Send fewer elements or less text.`,
  );
}

/** The limit of a body that may hold pictures, if a model takes them. */
export function roomForPictures(models: readonly { images?: boolean }[], maxBytes: number): number {
  return models.some(model => model.images) ? maxBytes + MAX_IMAGES * MAX_IMAGE_CHARACTERS : maxBytes;
}

/** Limits the body without its pictures, which have limits of their own and make no room for anything else. */
export function limitRest(body: string, maxBytes: number, findPictures: () => readonly string[]): void {
  const bytes = Buffer.byteLength(body);
  if (bytes <= maxBytes) return;
  const counted = findPictures().slice(0, MAX_IMAGES);
  const pictures = counted.reduce((sum, { length }) => sum + Math.min(length, MAX_IMAGE_CHARACTERS), 0);
  if (bytes - pictures > maxBytes) throw tooLarge(maxBytes);
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Only JSON: a page can send `text/plain` without a preflight, but not this. */
export const requireJson: MiddlewareHandler = (context, next) => {
  if (!JSON_TYPE.test(context.req.header('content-type') ?? '')) {
    throw new HttpError(415, 'not_json', 'Send the request as JSON, with "Content-Type: application/json".');
  }
  return next();
};
