import { parseArgs } from 'node:util';
import { openBridge } from './mcp-bridge.ts';
import { setupLines } from './mcp-setup.ts';
import { tokenOf } from './mcp-token.ts';

export const MCP_USAGE = `Usage:
  relay mcp [--as <name>] [--relay <address>]   MCP on standard input and output, for clients that start a program
  relay mcp setup [--relay <address>]           prints the lines by which a client knows this relay
<name>: letters, digits and hyphens; each program has a name of its own, by which the relay knows it again ("default").
<address>: of the running relay (else ASSENT_RELAY, or 127.0.0.1 with PORT, or 8787).
`;

const EXAMPLE = 'http://127.0.0.1:8787';

/** `relay mcp …`. Rejects with one sentence, or the usage, for a mistake. */
export async function runMcpCommand(
  given: readonly string[],
  { ASSENT_RELAY, PORT }: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { values, positionals } = readArguments(given);
  if (values.help) return print(MCP_USAGE);
  const relay = endpointOf(values.relay ?? (ASSENT_RELAY || `http://127.0.0.1:${PORT || 8787}`));
  const [command, ...more] = positionals;
  if (more.length > 0 || (command !== undefined && command !== 'setup')) throw new Error(MCP_USAGE);
  if (command === 'setup') return print(setupLines(relay));
  await openBridge(relay, tokenOf(values.as));
}

function readArguments(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        as: { type: 'string', default: 'default' },
        relay: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    throw new Error(MCP_USAGE, { cause });
  }
}

function endpointOf(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`"${address}" is no address of a relay. Give one such as ${EXAMPLE}.`);
  return new URL('/mcp', url);
}

function print(text: string): void {
  process.stdout.write(text);
}
