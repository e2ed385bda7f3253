import * as z from 'zod';
import type { LogLevel } from '../operating/relay-log.ts';
import { addressSchema } from './address-schema.ts';
import { portSchema } from './port-schema.ts';

/** What a relay tells those who run it. */
export const operatingVariables = z.object({
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: portSchema.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: addressSchema.optional(),
  OTEL_SERVICE_NAME: z.string().default('assent-relay'),
});

export type OperatingSettings = {
  logLevel: LogLevel;
  /** `undefined` where nobody measures. */
  metrics: { host: string; port: number } | undefined;
  /** `undefined` where nobody collects. */
  traces: { endpoint: string; service: string } | undefined;
};

export function operatingSettings(variables: z.output<typeof operatingVariables>): OperatingSettings {
  const { METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = variables;
  return {
    logLevel: variables.LOG_LEVEL,
    metrics: port === undefined ? undefined : { host: variables.METRICS_HOST, port },
    traces: endpoint === undefined ? undefined : { endpoint, service: variables.OTEL_SERVICE_NAME },
  };
}
