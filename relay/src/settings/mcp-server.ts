import { resolve } from 'node:path';
import * as z from 'zod';
import { isLoopback } from './value-schemas.ts';

export const mcpServerVariables = z.object({
  MCP: z.enum(['on', 'off'], { error: 'Expected on or off' }).optional(),
  MCP_CLIENTS_FILE: z.string().default('.assent/mcp-clients.json'),
});

export type McpServerSettings = {
  /** Where the clients are kept that people let in. */
  file: string;
};

type Network = { host: string; hosts: readonly string[] };

/** Whether programs can ask a person's panel over MCP; unless it is said, only on loopback. `undefined` for no. */
export function mcpServerSettings(
  { MCP: wish, MCP_CLIENTS_FILE: file }: z.output<typeof mcpServerVariables>,
  { host, hosts }: Network,
): McpServerSettings | undefined {
  const isHere = isLoopback(host) && hosts.length === 0;
  return (wish ?? (isHere ? 'on' : 'off')) === 'on' ? { file: resolve(file) } : undefined;
}
