import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
  type Tool,
} from '@modelcontextprotocol/client';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/client/validators/cf-worker';

export type Connection = {
  listTools(): Promise<Tool[]>;
  call(tool: string, given: Record<string, unknown>, signal: AbortSignal): Promise<CallToolResult>;
  /** Ends it, and the program that was started for it, by force if it is not gone after a second. */
  close(): Promise<void>;
};

type ConnectionEvents = { closed(): void; toolsChanged(): void };

/** Milliseconds. Beginning a connection includes the start of a program, which may have to be downloaded first. */
const CONNECT_TIMEOUT = 60_000;
const LIST_TIMEOUT = 20_000;
/** Longer than a tool may take: its own limit is to say so. */
const CALL_TIMEOUT = 120_000;
const CLOSE_TIMEOUT = 1000;
const OURSELVES = { name: 'assent-relay', version: '0.1.0' };

type Transport = ProgramTransport | StreamableHTTPClientTransport;

/** Connects to a server and greets it. `signal` gives up. */
export async function connectServer(
  server: McpServer,
  events: ConnectionEvents,
  signal: AbortSignal,
): Promise<Connection> {
  const client = new Client(OURSELVES, {
    // Ajv, which is the default, compiles foreign schemas to code.
    jsonSchemaValidator: new CfWorkerJsonSchemaValidator(),
    listChanged: { tools: { autoRefresh: false, debounceMs: 50, onChanged: events.toolsChanged } },
    // Over stdio it would start the program twice at each connection; there the older greeting is understood by all.
    ...(server.kind === 'http' && { versionNegotiation: { mode: 'auto' } }),
  });
  const transport = createTransport(server);
  client.onclose = events.closed;
  try {
    await client.connect(transport, { signal, timeout: CONNECT_TIMEOUT });
  } catch (thrown) {
    await closeSoon(client, transport);
    throw thrown;
  }
  return {
    listTools: async () => (await client.listTools(undefined, { timeout: LIST_TIMEOUT, signal })).tools,
    call: (name, given, stopped) =>
      client.callTool({ name, arguments: given }, { signal: stopped, timeout: CALL_TIMEOUT }),
    close: () => closeSoon(client, transport),
  };
}

function createTransport(server: McpServer): Transport {
  if (server.kind === 'http')
    // Redirects to another origin are refused by the transport, so that the headers stay with whom they are for.
    return new StreamableHTTPClientTransport(new URL(server.url), {
      requestInit: { headers: server.headers },
    });
  return new ProgramTransport({
    command: server.command,
    args: [...server.args],
    // Not ours: it holds the keys of this relay.
    env: { ...getDefaultEnvironment(), ...server.env },
    // What a server writes there may hold content.
    stderr: 'ignore',
    ...(server.cwd && { cwd: server.cwd }),
  });
}

/** A program ends in time by itself; a server elsewhere is not waited for longer. */
async function closeSoon(client: Client, transport: Transport): Promise<void> {
  const ended = Promise.all([client.close(), transport.close()]);
  if (transport instanceof ProgramTransport) return void (await ended);
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, CLOSE_TIMEOUT);
  await Promise.race([ended, late.promise]);
  clearTimeout(timer);
}

/** Milliseconds after which a program that was asked to end is killed. */
const GRACE = 1000;

const started = new Set<ProgramTransport>();

/** The program of an MCP server. It ends with its connection, also one that was never greeted, and with this process at the latest. */
class ProgramTransport extends StdioClientTransport {
  #closing: Promise<void> | undefined;
  #ending: number | null = null;

  override start(): Promise<void> {
    const starting = super.start();
    keepUntilEnd(this);
    return starting;
  }

  /** All callers wait for the same end. */
  override close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  isRunning(): boolean {
    return (this.pid ?? this.#ending) !== null;
  }

  kill(): void {
    const pid = this.pid ?? this.#ending;
    if (pid === null) return;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended in the meantime, which is all that was wanted.
    }
  }

  async #end(): Promise<void> {
    this.#ending = this.pid;
    const timer = setTimeout(() => this.kill(), GRACE);
    await super.close();
    clearTimeout(timer);
    this.#ending = null;
  }
}

function keepUntilEnd(transport: ProgramTransport): void {
  process.off('exit', killAll).on('exit', killAll);
  for (const other of started) if (!other.isRunning()) started.delete(other);
  started.add(transport);
}

function killAll(): void {
  for (const transport of started) transport.kill();
}

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
