import { reasonOf } from '../../model/upstream/reason-of.ts';
import type { McpServer } from './mcp-server.ts';

/** Why a server can't be reached, as far as the system says; for whoever runs the relay, and without anything a server said. */
export function describeReason(thrown: unknown, server: McpServer): string {
  const code = innermostCode(thrown);
  if (code === undefined) return '';
  const words = server.kind === 'process' ? describeStart(code, server) : undefined;
  return words === undefined ? ` (${code})` : ` (${code}: ${words})`;
}

/** What the client says of it ("the greeting failed") tells less than what the system said before. */
function innermostCode(thrown: unknown): string | undefined {
  return thrown instanceof Error ? (innermostCode(thrown.cause) ?? reasonOf(thrown)) : undefined;
}

function describeStart(
  code: string,
  { command, cwd }: Extract<McpServer, { kind: 'process' }>,
): string | undefined {
  const program = `its command ${JSON.stringify(command)}`;
  if (code === 'ENOENT') return cwd ? `${program}, or its "cwd", was not found` : `${program} was not found`;
  return code === 'EACCES' ? `${program} may not be run` : undefined;
}
