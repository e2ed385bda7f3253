import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { HttpError } from '../errors/http-error.ts';

/** Fixed by `key` in the extension's manifest. */
export const EXTENSION_ID = 'lnccdedmlionplonpdhddcfidchddffn';

export const EXTENSION_ORIGIN = `chrome-extension://${EXTENSION_ID}`;

/**
 * Refuses requests of web pages. Browsers send `Origin` with every POST, even in `no-cors` mode, so a request without it comes
 * from no page.
 */
export function guardOrigin(
  origins: readonly string[],
  /** Whether a page of this relay passes, whose host was checked before. */
  { takesOwn = false }: { takesOwn?: boolean } = {},
): MiddlewareHandler {
  const allowed = new Set(origins);
  return (context, next) => {
    const origin = context.req.header('origin');
    const isOwn = takesOwn && origin !== undefined && URL.parse(origin)?.host === context.req.header('host');
    if (origin !== undefined && !isOwn && !allowed.has(origin)) {
      throw new HttpError(403, 'foreign_origin', 'This relay does not answer requests from that origin.');
    }
    return next();
  };
}

const EXPOSED = ['Retry-After', 'RateLimit', 'RateLimit-Policy', 'WWW-Authenticate', 'X-Request-Id'].join(
  ',',
);

/** Only preflights go through hono: with other answers it rebuilds the response twice, which delays a stream's first byte. */
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
 * An origin as browsers send it: lower case, no final slash, no default port. `undefined` for anything that no request can come
 * from, such as an address with a path.
 */
export function readOrigin(given: string): string | undefined {
  const scheme = ORIGIN.exec(given)?.[1];
  if (scheme === undefined || !URL.canParse(given)) return undefined;
  return /^https?$/i.test(scheme) ? new URL(given).origin : given.replace(/\/$/, '').toLowerCase();
}
