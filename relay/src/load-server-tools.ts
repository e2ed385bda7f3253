import type { ToolSettings } from './settings/tools.ts';
import { currentTime } from './tools/current-time.ts';
import { queryDatabase } from './tools/database/query-database.ts';
import type { ServerTool, ToolSource } from './tools/server-tool.ts';
import { fetchPage } from './tools/web/fetch-page.ts';
import { searchWeb } from './tools/web/search-web.ts';

type LoadedTools = {
  serverTools: readonly ServerTool[];
  toolSources: readonly ToolSource[];
  /** Ends the programs of MCP servers. */
  stop(): Promise<void>;
};

/**
 * The relay's own tools, `given` ones, and those of the settings; their libraries are loaded on demand. `notifyOperator` takes lines for
 * the operator. Throws when a tool must not be used with these settings.
 */
export async function loadServerTools(
  settings: ToolSettings,
  given: readonly ServerTool[] | undefined,
  notifyOperator: (line: string) => void,
): Promise<LoadedTools> {
  if (settings.queryDatabaseUrl !== undefined) await checkDatabase(settings.queryDatabaseUrl, notifyOperator);
  const serverTools = [
    currentTime(),
    searchWeb({ url: settings.searchUrl }),
    fetchPage({ offered: settings.fetchPage, allowedHosts: settings.fetchAllowHosts }),
    queryDatabase({ url: settings.queryDatabaseUrl }),
    ...(given ?? []),
  ];
  refuseDuplicates(serverTools);
  if (settings.mcpServers.length === 0) return { serverTools, toolSources: [], stop: async () => {} };
  const { startMcpServers } = await import('./tools/mcp/start-mcp-servers.ts');
  const reserved = new Set(serverTools.map(tool => tool.name));
  const { sources, stop } = await startMcpServers(settings.mcpServers, reserved, notifyOperator);
  return { serverTools, toolSources: sources, stop };
}

/** A model could not distinguish them, and a user might approve one and get the other. */
function refuseDuplicates(tools: readonly ServerTool[]): void {
  const names = tools.map(tool => tool.name);
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin !== undefined)
    throw new Error(`There are two server tools called "${twin}". Give one of yours another name.`);
}

async function checkDatabase(url: string, notifyOperator: (line: string) => void): Promise<void> {
  const { checkQueryRole } = await import('./tools/database/ask-database.ts');
  const check = await checkQueryRole(url);
  if (check.kind === 'writes') throw new Error(check.message);
  if (check.kind === 'unreachable')
    notifyOperator(
      "The database of QUERY_DATABASE_URL can't be reached yet. Whether its role is read-only is checked when it is used.",
    );
}
