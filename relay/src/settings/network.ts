import * as z from 'zod';
import { EXTENSION_ORIGIN } from '../extension-origin.ts';
import { readHost } from '../guards/read-host.ts';
import { readOrigin } from '../guards/read-origin.ts';
import { listSchema } from './list-schema.ts';
import { portSchema } from './port-schema.ts';

/** Where the relay listens, and to whom it answers. */
export const networkVariables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: portSchema.default(8787),
  RELAY_ORIGINS: listSchema(
    readOrigin,
    'Expected an origin such as https://app.example.com, without a path. "*" would let every web page use this relay.',
  ).default([]),
  RELAY_HOSTS: listSchema(
    readHost,
    'Expected a host such as relay.example.com or relay.example.com:8787, without http:// and path.',
  ).default([]),
});

export function networkSettings(variables: z.output<typeof networkVariables>): {
  host: string;
  port: number;
  origins: string[];
  hosts: string[];
} {
  return {
    host: variables.HOST,
    port: variables.PORT,
    origins: [EXTENSION_ORIGIN, ...variables.RELAY_ORIGINS],
    hosts: variables.RELAY_HOSTS,
  };
}
