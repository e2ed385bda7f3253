import { isIP } from 'node:net';
import { Hono, type MiddlewareHandler } from 'hono';
import { HttpError } from '../errors/http-error.ts';
import { answerHttpErrors } from '../guards/answer-http-errors.ts';
import { guardHost } from '../guards/guard-host.ts';
import { guardOrigin } from '../guards/guard-origin.ts';
import type { Metrics } from '../observability/metrics.ts';

/**
 * `/metrics`, for a port of its own, which no proxy shows to the world and no key has to guard. No web page can read it:
 * those of other origins are refused, and a name that was pointed at this address is not one of `hosts`. Prometheus often
 * asks by address, and no page can have an address pointed elsewhere.
 */
export function metricsApp(metrics: Metrics, hosts: readonly string[]): Hono {
  const app = new Hono();
  app.onError(answerHttpErrors(() => {}));
  app.notFound(() => {
    throw new HttpError(404, 'not_found', 'There is nothing here but /metrics.');
  });
  app.use(guardName(hosts), guardOrigin([]));
  app.get('/metrics', async context =>
    context.body(await metrics.render(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    }),
  );
  return app;
}

function guardName(hosts: readonly string[]): MiddlewareHandler {
  const guard = guardHost(hosts);
  return (context, next) => {
    const name = (context.req.header('host') ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
    return isIP(name) === 0 ? guard(context, next) : next();
  };
}
