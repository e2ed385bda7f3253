import * as z from 'zod';
import { readHost } from '../guards/guard-host.ts';
import { parseJson } from '../json/parse-json.ts';
import type { McpServer } from '../tools/mcp/connect-server.ts';
import { describeIssue, readSettingsFile } from './settings-file.ts';
import { addressSchema, listSchema } from './value-schemas.ts';

const NAME_EXPECTED = 'Expected names of at most 32 letters, digits, - and _';

/** The format of other MCP clients; unknown keys are ignored. */
const serverSchema = z
  .object({
    type: z.string().optional(),
    command: z.string().min(1).optional(),
    args: z.array(z.string()).default([]),
    env: z.record(z.string(), z.string()).default({}),
    cwd: z.string().optional(),
    url: addressSchema.optional(),
    headers: z.record(z.string(), z.string()).default({}),
    disabled: z.boolean().default(false),
  })
  .refine(({ command, url }) => (command === undefined) !== (url === undefined), {
    error:
      'Expected either "command" (a program, with "args" and "env") or "url" (streamable HTTP, with "headers")',
  })
  .refine(({ type }) => type !== 'sse', {
    error: 'The old "sse" transport is not supported. Use the address for streamable HTTP',
  });

const fileSchema = z.object({
  mcpServers: z.record(z.string().regex(/^[A-Za-z0-9_-]{1,32}$/), serverSchema),
});

/** A path to a JSON file, or the JSON itself: `{"mcpServers": {"name": {…}}}`. */
const mcpServersSchema = z.string().transform((given, context): McpServer[] => {
  const file = isJson(given) ? { kind: 'text' as const, text: given } : readSettingsFile(given);
  if (file.kind === 'unreadable') {
    context.addIssue(`The file can't be read: it ${file.reason}.`);
    return z.NEVER;
  }
  const read = fileSchema.safeParse(parseJson(file.text));
  if (!read.success) {
    for (const issue of read.error.issues) context.addIssue(describe(issue));
    return z.NEVER;
  }
  const servers = Object.entries(read.data.mcpServers);
  const overlap = overlappingNames(Object.keys(read.data.mcpServers));
  if (overlap)
    context.addIssue(
      `Tool names combine server and tool, so no server may have the name of another followed by "_", as in ${overlap}`,
    );
  return servers.flatMap(([name, server]) => (server.disabled ? [] : [toServer(name, server)]));
});

export const toolVariables = z.object({
  SEARXNG_URL: addressSchema.optional(),
  FETCH_PAGE: z.enum(['on', 'off'], { error: 'Expected on or off' }).default('off'),
  FETCH_ALLOW_HOSTS: listSchema(
    readHost,
    'Expected hosts such as wiki.example.com or 10.0.0.5:8080, without http:// and path.',
  ).default([]),
  QUERY_DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: 'Expected an address that starts with postgres://' })
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

function isJson(given: string): boolean {
  return given.trimStart().startsWith('{');
}

function toServer(
  name: string,
  { command, url, args, env, cwd, headers }: z.output<typeof serverSchema>,
): McpServer {
  return url === undefined
    ? { kind: 'process', name, command: command ?? '', args, env, ...(cwd && { cwd }) }
    : { kind: 'http', name, url, headers };
}

/** Otherwise tool `c` of `a_b` and tool `b_c` of `a` would share a name, and one server could impersonate the other. */
function overlappingNames(names: readonly string[]): string | undefined {
  for (const name of names) {
    const longer = names.find(other => other.startsWith(`${name}_`));
    if (longer !== undefined) return `"${name}" and "${longer}"`;
  }
  return undefined;
}

function describe(issue: z.core.$ZodIssue): string {
  const { path, code } = issue;
  if (path.length === 0 || (path.length === 1 && code === 'invalid_type'))
    return 'Expected JSON such as {"mcpServers": {…}}, or the path of a file that contains it';
  return `${path.map(String).join('.')}: ${code === 'invalid_key' ? NAME_EXPECTED : describeIssue(issue)}`;
}
