import type { Context, MiddlewareHandler } from 'hono';
import type { Access } from '../access/access.ts';

const BEARER = /^Bearer +(\S+) *$/i;

/** Lets those pass whom `access` knows, and tells the routes who they are. */
export function identifyCaller(access: Access): MiddlewareHandler {
  return async (context, next) => {
    context.set('caller', await access.identify({ secret: readSecret(context) }));
    await next();
  };
}

/** `X-Api-Key` comes first: a proxy may need `Authorization` for itself. */
function readSecret(context: Context): string | undefined {
  const authorization = context.req.header('authorization') ?? '';
  return context.req.header('x-api-key') ?? BEARER.exec(authorization)?.[1];
}
