import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { HttpError } from '../errors/http-error.ts';

/** Fixed by the `key` in the extension's manifest. */
export const EXTENSION_ID = 'lnccdedmlionplonpdhddcfidchddffn';

export const EXTENSION_ORIGIN = `chrome-extension://${EXTENSION_ID}`;

/**
 * Refuses requests of web pages. A browser always says which origin a POST comes from, even in `no-cors` mode, so one
 * without `Origin` comes from no page.
 */
export function guardOrigin(origins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(origins);
  return (context, next) => {
    const origin = context.req.header('origin');
    if (origin !== undefined && !allowed.has(origin)) {
      throw new HttpError(403, 'foreign_origin', 'This relay does not answer requests from that origin.');
    }
    return next();
  };
}

const EXPOSED = ['Retry-After', 'RateLimit', 'RateLimit-Policy', 'WWW-Authenticate', 'X-Request-Id'].join(
  ',',
);

/**
 * Lets the allowed origins, and no other, read our answers. Only what a browser asks beforehand is left to hono: with every
 * other answer it rebuilds the response, twice, and a stream's first byte would wait for that.
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const answerPreflight = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: ['Content-Type', 'Authorization', 'X-Api-Key', 'Last-Event-ID'],
    exposeHeaders: [EXPOSED],
    maxAge: 600,
  });
  return (context, next) => {
    if (context.req.method === 'OPTIONS') return answerPreflight(context, next);
    context.header('Vary', 'Origin', { append: true });
    const origin = context.req.header('origin');
    if (origin !== undefined && origins.includes(origin)) {
      context.header('Access-Control-Allow-Origin', origin);
      context.header('Access-Control-Expose-Headers', EXPOSED);
    }
    return next();
  };
}

const ORIGIN = /^([a-z][a-z0-9+.-]*):\/\/[^\s/?#@\\*]+\/?$/i;

/**
 * An origin as browsers write it in `Origin`: lower case, no slash at its end, no default port. `undefined` for what no
 * request can come from, such as an address with a path.
 */
export function readOrigin(given: string): string | undefined {
  const scheme = ORIGIN.exec(given)?.[1];
  if (scheme === undefined || !URL.canParse(given)) return undefined;
  return /^https?$/i.test(scheme) ? new URL(given).origin : given.replace(/\/$/, '').toLowerCase();
}
