import * as z from 'zod';
import type { LogLevel } from '../observability/relay-log.ts';
import { addressSchema, portSchema } from './value-schemas.ts';

const secondsSchema = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, { error: 'Expected a number of seconds from 0 to 999' })
  .transform(seconds => Number(seconds) * 1000);

export const operatingVariables = z.object({
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'Expected silent, error, warn, info or debug',
    })
    .default('info'),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: portSchema.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: addressSchema.optional(),
  RELAY_DRAIN_SECONDS: secondsSchema.default(8000),
  RELAY_READER_SECONDS: secondsSchema.default(30_000),
  OTEL_SERVICE_NAME: z.string().default('assent-relay'),
});

export type OperatingSettings = {
  logLevel: LogLevel;
  /** Milliseconds that running turns have to end when the relay stops. */
  drain: number;
  /** Milliseconds after which a reader that takes nothing is disconnected. */
  readerDeadline: number;
  metrics: { host: string; port: number } | undefined;
  traces: { endpoint: string; service: string } | undefined;
};

export function operatingSettings(variables: z.output<typeof operatingVariables>): OperatingSettings {
  const { METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = variables;
  return {
    logLevel: variables.LOG_LEVEL,
    drain: variables.RELAY_DRAIN_SECONDS,
    readerDeadline: variables.RELAY_READER_SECONDS,
    metrics: port === undefined ? undefined : { host: variables.METRICS_HOST, port },
    traces: endpoint === undefined ? undefined : { endpoint, service: variables.OTEL_SERVICE_NAME },
  };
}
