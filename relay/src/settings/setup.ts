import { resolve } from 'node:path';
import * as z from 'zod';
import { isLoopback } from './value-schemas.ts';

export const setupVariables = z.object({
  RELAY_SETUP: z.enum(['on', 'off'], { error: 'Expected on or off' }).default('on'),
  RELAY_SETUP_FILE: z.string().default('.assent/models.json'),
});

export type SetupSettings = { file: string };

type Network = { host: string; hosts: readonly string[] };

/** Where a person on this computer may connect a model on the page `/setup`; `undefined` beyond loopback and behind a proxy. */
export function setupSettings(
  { RELAY_SETUP: wish, RELAY_SETUP_FILE: file }: z.output<typeof setupVariables>,
  { host, hosts }: Network,
): SetupSettings | undefined {
  const isHere = isLoopback(host) && hosts.length === 0;
  return wish === 'on' && isHere ? { file: resolve(file) } : undefined;
}
