import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import type { Access, Credentials } from '../access/access.ts';

const BEARER = /^Bearer +(\S+) *$/i;

/** Identifies the caller through `access`, and stores it in the context for the routes. */
export function identifyCaller(access: Access): MiddlewareHandler {
  return async (context, next) => {
    const credentials: Credentials = {
      secret: readSecret(context),
      // Asked for only where a secret was shown.
      get origin() {
        return { peer: readPeer(context), forwardedFor: context.req.header('x-forwarded-for') };
      },
    };
    context.set('caller', await access.identify(credentials));
    await next();
  };
}

/** `X-Api-Key` comes first: a proxy may need `Authorization` for itself. */
function readSecret(context: Context): string | undefined {
  const authorization = context.req.header('authorization') ?? '';
  return context.req.header('x-api-key') ?? BEARER.exec(authorization)?.[1];
}

const connectionSchema = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }),
});

/** The other end of the connection; unknown where the app runs without a server. */
function readPeer(context: Context): string | undefined {
  return connectionSchema.safeParse(context.env).data?.incoming.socket.remoteAddress;
}
