import { fileURLToPath } from 'node:url';
import { createToken } from './mcp-token.ts';

/** Lines for clients whose makers document them, each with a token of its own. */
export function setupLines(relay: URL): string {
  const url = relay.href;
  const headers = () => ({ Authorization: `Bearer ${createToken()}` });
  const bearer = () => `Authorization: Bearer ${createToken()}`;
  const json = (value: object) => JSON.stringify(value, null, 2);
  return `A relay has to run there ("npm run relay"). Take the lines of your client. The tokens are new, and mean nothing before you
type the code that the client shows at its first call into the Assent side panel: menu, "Connect a program".

Claude Code
  claude mcp add --transport http assent ${url} --header "${bearer()}"

Codex, in ~/.codex/config.toml
  [mcp_servers.assent]
  url = "${url}"
  http_headers = { "Authorization" = "Bearer ${createToken()}" }
  tool_timeout_sec = 1800

Gemini CLI
  gemini mcp add --transport http assent ${url} --header "${bearer()}" --timeout 1800000

VS Code, in .vscode/mcp.json
${indented(json({ servers: { assent: { type: 'http', url, headers: headers() } } }))}

Cursor, in ~/.cursor/mcp.json
${indented(json({ mcpServers: { assent: { url, headers: headers() } } }))}

Clients that start a program, such as Claude Desktop
${indented(json({ mcpServers: { assent: { command: 'npm', args: programLine('claude-desktop') } } }))}
`;
}

function programLine(name: string): string[] {
  // Of a bundle: relay/dist/relay.js; of the sources: relay/src/cli.
  const up = import.meta.url.endsWith('.ts') ? '../../../' : '../../';
  const root = fileURLToPath(new URL(up, import.meta.url));
  return ['--silent', '--prefix', root, 'run', 'mcp', '--', '--as', name];
}

function indented(text: string): string {
  return text.replaceAll(/^/gmu, '  ');
}
