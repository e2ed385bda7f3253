import type { MiddlewareHandler } from 'hono';
import { HttpError } from '../http-error.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Only JSON: a page can send `text/plain` to us without asking the browser first, but not this. */
export const requireJson: MiddlewareHandler = (context, next) => {
  if (!JSON_TYPE.test(context.req.header('content-type') ?? '')) {
    throw new HttpError(415, 'not_json', 'Send the request as JSON, with "Content-Type: application/json".');
  }
  return next();
};
