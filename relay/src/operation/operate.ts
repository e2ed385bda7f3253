import { setTimeout as wait } from 'node:timers/promises';
import { describeDefect } from '../observability/describe-defect.ts';
import { logRequests } from '../observability/log-requests.ts';
import type { Metrics } from '../observability/metrics.ts';
import { createRelayLog, type RelayLog } from '../observability/relay-log.ts';
import type { RelayObserver } from '../observability/relay-observer.ts';
import { combineObservers } from '../observability/relay-observer.ts';
import type { Traces } from '../observability/traces.ts';
import { type Listening, listen } from '../runtime/listen.ts';
import type { OperatingSettings } from '../settings/operating.ts';

/** The log, metrics and traces of a running relay. */
export type Operation = {
  log: RelayLog;
  observer: RelayObserver;
  /** For defects of ours. */
  report(thrown: unknown): void;
  /** Ends it all: what is on its way is delivered, within `deadline` milliseconds. */
  end(deadline: number): Promise<void>;
};

/** Loads what the settings ask for, and nothing more. Rejects when the port for metrics can't be used. */
export async function operate(settings: OperatingSettings, hosts: readonly string[]): Promise<Operation> {
  const log = createRelayLog(settings.logLevel);
  const metrics = settings.metrics && (await import('../observability/metrics.ts')).createMetrics();
  const traces =
    settings.traces && (await import('../observability/traces.ts')).createTraces(settings.traces);
  const watched = [metrics?.observer, traces?.observer].filter(observer => observer !== undefined);
  const listening = metrics && (await listenForMetrics(metrics, settings, hosts));
  return {
    log,
    observer: combineObservers([logRequests(log), ...watched]),
    report: thrown => log.write('error', { event: 'defect', ...describeDefect(thrown) }),
    end: deadline => endWithin(deadline, log, traces, listening),
  };
}

async function listenForMetrics(
  metrics: Metrics,
  settings: OperatingSettings,
  hosts: readonly string[],
): Promise<Listening | undefined> {
  if (!settings.metrics) return undefined;
  const { metricsApp } = await import('./metrics-app.ts');
  return listen(metricsApp(metrics, hosts), settings.metrics.host, settings.metrics.port, 'METRICS_');
}

async function endWithin(
  deadline: number,
  log: RelayLog,
  traces: Traces | undefined,
  listening: Listening | undefined,
): Promise<void> {
  const ended = Promise.allSettled([log.end(), traces?.flush(), listening?.stop()]);
  await Promise.race([ended, wait(deadline, undefined, { ref: false })]);
}
