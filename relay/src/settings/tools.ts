import * as z from 'zod';
import { readHost } from '../guards/guard-host.ts';
import type { McpServer } from '../tools/mcp/mcp-server.ts';
import { mcpServersSchema } from './mcp-servers.ts';
import { addressSchema, listSchema } from './value-schemas.ts';

/** What server tools need. */
export const toolVariables = z.object({
  SEARXNG_URL: addressSchema.optional(),
  FETCH_PAGE: z.enum(['on', 'off'], { error: 'Expected on or off' }).default('off'),
  FETCH_ALLOW_HOSTS: listSchema(
    readHost,
    'Expected hosts such as wiki.example.com or 10.0.0.5:8080, without http:// and path.',
  ).default([]),
  QUERY_DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: 'Expected an address that begins with postgres://' })
    .optional(),
  MCP_SERVERS: mcpServersSchema.default([]),
});

export type ToolSettings = {
  searchUrl: string | undefined;
  fetchPage: boolean;
  fetchAllowHosts: readonly string[];
  queryDatabaseUrl: string | undefined;
  mcpServers: readonly McpServer[];
};

export function toolSettings(variables: z.output<typeof toolVariables>): ToolSettings {
  return {
    searchUrl: variables.SEARXNG_URL,
    fetchPage: variables.FETCH_PAGE === 'on',
    fetchAllowHosts: variables.FETCH_ALLOW_HOSTS,
    queryDatabaseUrl: variables.QUERY_DATABASE_URL,
    mcpServers: variables.MCP_SERVERS,
  };
}
