import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { HttpError } from '../../errors/http-error.ts';
import { answerHttpErrors } from '../../guards/answer-http-errors.ts';
import type { Route } from '../../http/route.ts';
import { type Listening, listen } from '../../runtime/listen.ts';
import type { ClusterSettings } from '../../settings/browser.ts';
import { CALLER_HEADER, readForwardedCaller } from './forwarded-caller.ts';

/** Tells a relay that it was refused itself, and not its caller by the route: for its `key`, or the `instance` it asks for. */
export const REFUSED_HEADER = 'x-assent-refused';

/** Which relay is asked: another one may have its address by now. */
export const INSTANCE_HEADER = 'x-assent-instance';

type ListenerOptions = ClusterSettings & {
  /** This relay's, in the database. */
  instance: number;
  /** Of sessions that this relay holds. */
  routes: readonly Route[];
  /** Gets defects. */
  report(thrown: unknown): void;
};

/**
 * Where the other relays ask for sessions of this one. Nothing but those routes is served, and nobody without the key. A
 * WebSocket of a session would come in here by the server's `upgrade`, with the same key and caller.
 */
export async function startInternalListener({
  address,
  key,
  instance,
  routes,
  report,
}: ListenerOptions): Promise<Listening> {
  const app = new Hono();
  app.onError(answerHttpErrors(report));
  app.notFound(() => {
    throw new HttpError(404, 'not_found', 'Relays ask one another for browser sessions only.');
  });
  app.use(requireKey(key), requireInstance(instance), async (context, next) => {
    context.set('caller', readForwardedCaller(context.req.header(CALLER_HEADER)));
    await next();
  });
  for (const route of routes) app.on(route.method, [route.path], route.answer);
  try {
    return await listen(app, address.hostname.replace(/^\[|\]$/g, ''), portOf(address));
  } catch (cause) {
    throw new Error(
      `${address.host} can't be used: another program listens there, or it is no address of this machine. Change BROWSER_CLUSTER_ADDRESS.`,
      { cause },
    );
  }
}

function portOf({ port }: URL): number {
  return port === '' ? 80 : Number(port);
}

function requireKey(key: string): MiddlewareHandler {
  const expected = digestOf(`Bearer ${key}`);
  return async (context, next) => {
    const given = context.req.header('authorization') ?? '';
    // Digests have one length, and take the same time to compare wherever they differ.
    if (!timingSafeEqual(digestOf(given), expected))
      throw new HttpError(401, 'cluster_key_refused', 'Give all relays the same BROWSER_CLUSTER_KEY.', {
        headers: { [REFUSED_HEADER]: 'key' },
      });
    await next();
  };
}

function requireInstance(instance: number): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.header(INSTANCE_HEADER) !== String(instance))
      throw new HttpError(
        421,
        'another_relay',
        'The relay that was asked for is no longer at this address.',
        {
          headers: { [REFUSED_HEADER]: 'instance' },
        },
      );
    await next();
  };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
