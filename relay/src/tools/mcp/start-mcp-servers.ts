import type { McpServer } from './connect-server.ts';
import { McpSource } from './mcp-source.ts';

/** Milliseconds that the relay's start waits. */
const START_TIME = 5000;

type StartedMcpServers = { sources: readonly McpSource[]; stop(): Promise<void> };

/** Connects to all at once. A slow or dead server does not delay the others. */
export async function startMcpServers(
  servers: readonly McpServer[],
  reserved: ReadonlySet<string>,
  notifyOperator: (line: string) => void,
  startTime = START_TIME,
): Promise<StartedMcpServers> {
  const sources = servers.map(server => new McpSource(server, { reserved, notifyOperator }));
  const deadline = AbortSignal.timeout(startTime);
  await Promise.all(
    sources.map(async source => {
      const answered = await source.start(deadline);
      if (!answered && deadline.aborted)
        notifyOperator(
          `MCP server "${source.name}" has not answered within ${startTime / 1000} s. Its tools are offered as soon as it answers.`,
        );
    }),
  );
  return {
    sources,
    async stop() {
      await Promise.all(sources.map(source => source.stop()));
    },
  };
}
