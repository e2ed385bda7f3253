import { resolve } from 'node:path';
import * as z from 'zod';
import type { LogLevel } from '../observability/relay-log.ts';
import { addressSchema, portSchema } from './value-schemas.ts';

export const observabilityVariables = z.object({
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'Expected silent, error, warn, info or debug',
    })
    .default('info'),
  RELAY_AUDIT_FILE: z.string().optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: portSchema.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: addressSchema.optional(),
  OTEL_SERVICE_NAME: z.string().default('assent-relay'),
});

export type ObservabilitySettings = {
  logLevel: LogLevel;
  auditFile: string | undefined;
  metrics: { host: string; port: number } | undefined;
  traces: { endpoint: string; service: string } | undefined;
};

export function observabilitySettings(
  variables: z.output<typeof observabilityVariables>,
): ObservabilitySettings {
  const { METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = variables;
  return {
    logLevel: variables.LOG_LEVEL,
    auditFile: variables.RELAY_AUDIT_FILE && resolve(variables.RELAY_AUDIT_FILE),
    metrics: port === undefined ? undefined : { host: variables.METRICS_HOST, port },
    traces: endpoint === undefined ? undefined : { endpoint, service: variables.OTEL_SERVICE_NAME },
  };
}
