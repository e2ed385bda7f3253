/** Where an MCP server is, as the operator named it. */
export type McpServer =
  | {
      kind: 'process';
      name: string;
      command: string;
      args: readonly string[];
      env: Record<string, string>;
      cwd?: string;
    }
  | { kind: 'http'; name: string; url: string; headers: Record<string, string> };
