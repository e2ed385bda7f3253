import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import type { Access, Credentials } from '../access/access.ts';

const BEARER = /^Bearer +(\S+) *$/i;

/** Stores the caller in the context, for the routes. */
export function identifyCaller(access: Access): MiddlewareHandler {
  return async (context, next) => {
    const credentials: Credentials = {
      secret: readSecret(context),
      // Read only when there is a secret.
      get origin() {
        return { peer: peerOf(context), forwardedFor: context.req.header('x-forwarded-for') };
      },
    };
    context.set('caller', await access.identify(credentials));
    await next();
  };
}

/** `X-Api-Key` first: a proxy may use `Authorization` for itself. */
function readSecret(context: Context): string | undefined {
  return context.req.header('x-api-key') ?? bearerOf(context);
}

export function bearerOf(context: Context): string | undefined {
  return BEARER.exec(context.req.header('authorization') ?? '')?.[1];
}

const connectionSchema = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }),
});

/** Unknown when the app runs without a server. */
export function peerOf(context: Context): string | undefined {
  return connectionSchema.safeParse(context.env).data?.incoming.socket.remoteAddress;
}
