import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { HttpError } from '../errors/http-error.ts';
import { answerHttpErrors } from '../guards/answer-http-errors.ts';
import { guardHost } from '../guards/guard-host.ts';
import { guardOrigin } from '../guards/guard-origin.ts';
import { describeDefect } from '../observability/describe-defect.ts';
import { logRequests } from '../observability/log-requests.ts';
import type { Metrics } from '../observability/metrics.ts';
import { createRelayLog, type RelayLog } from '../observability/relay-log.ts';
import { combineObservers, type RelayObserver } from '../observability/relay-observer.ts';
import { listen } from '../runtime/listen.ts';
import type { ObservabilitySettings } from '../settings/observability.ts';

/** The log, metrics and traces of a running relay. */
export type Operation = {
  log: RelayLog;
  observer: RelayObserver;
  /** For defects of ours. */
  report(thrown: unknown): void;
  /** Delivers pending data, within `deadline` milliseconds, and ends. */
  end(deadline: number): Promise<void>;
};

/** Loads only the modules that the settings need. Rejects when the port for metrics can't be used. */
export async function operate(settings: ObservabilitySettings, hosts: readonly string[]): Promise<Operation> {
  const log = createRelayLog(settings.logLevel);
  const metrics = settings.metrics && (await import('../observability/metrics.ts')).createMetrics();
  const traces =
    settings.traces && (await import('../observability/traces.ts')).createTraces(settings.traces);
  const watched = [metrics?.observer, traces?.observer].filter(observer => observer !== undefined);
  const listening =
    metrics &&
    settings.metrics &&
    (await listen(metricsApp(metrics, hosts), settings.metrics.host, settings.metrics.port, 'METRICS_'));
  return {
    log,
    observer: combineObservers([logRequests(log), ...watched]),
    report: thrown => log.write('error', { event: 'defect', ...describeDefect(thrown) }),
    async end(deadline) {
      const ended = Promise.allSettled([log.end(), traces?.flush(), listening?.stop()]);
      await Promise.race([ended, wait(deadline, undefined, { ref: false })]);
    },
  };
}

/**
 * `/metrics`, on a port of its own, which needs no key. No web page can read it: foreign origins are refused, and so are host
 * names that are not in `hosts` (DNS rebinding). Any IP address passes: Prometheus often uses one, and a page can't rebind it.
 */
function metricsApp(metrics: Metrics, hosts: readonly string[]): Hono {
  const app = new Hono();
  app.onError(answerHttpErrors(() => {}));
  app.notFound(() => {
    throw new HttpError(404, 'not_found', 'Only /metrics is served here.');
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
