import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
  type Tool,
} from '@modelcontextprotocol/client';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/client/validators/cf-worker';
import { RELAY_VERSION } from '../../runtime/relay-version.ts';

export type Connection = {
  listTools(): Promise<Tool[]>;
  call(tool: Tool, given: Record<string, unknown>, signal: AbortSignal): Promise<CallToolResult>;
  /** Also ends the server's program, by force after a second. */
  close(): Promise<void>;
};

type ConnectionEvents = { closed(): void; toolsChanged(): void };

/** Milliseconds. Connecting includes the start of a program, which may have to be downloaded first. */
const CONNECT_TIMEOUT = 60_000;
const LIST_TIMEOUT = 20_000;
/** Longer than a tool's own limit, which should report the time-out. */
const CALL_TIMEOUT = 120_000;
const CLOSE_TIMEOUT = 1000;
const OURSELVES = { name: 'assent-relay', version: RELAY_VERSION };

type Transport = ProgramTransport | StreamableHTTPClientTransport;

/** `signal` aborts the attempt. */
export async function connectServer(
  server: McpServer,
  events: ConnectionEvents,
  signal: AbortSignal,
): Promise<Connection> {
  const client = new Client(OURSELVES, {
    // Ajv, the default, compiles foreign schemas to code.
    jsonSchemaValidator: new CfWorkerJsonSchemaValidator(),
    listChanged: { tools: { autoRefresh: false, debounceMs: 50, onChanged: events.toolsChanged } },
    // Over stdio it would start the program twice; every server there understands the older greeting.
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
    call: ({ outputSchema: _, ...toolDefinition }, given, stopped) =>
      client.callTool(
        { name: toolDefinition.name, arguments: given },
        // Without the schema of its answer: the SDK would throw an answer away that does not fit, as if nothing had run.
        { signal: stopped, timeout: CALL_TIMEOUT, toolDefinition },
      ),
    close: () => closeSoon(client, transport),
  };
}

function createTransport(server: McpServer): Transport {
  if (server.kind === 'http')
    // The transport refuses redirects to another origin, so the headers stay with this one.
    return new StreamableHTTPClientTransport(new URL(server.url), {
      requestInit: { headers: server.headers },
    });
  return new ProgramTransport({
    command: server.command,
    args: [...server.args],
    // Not our environment: it holds the relay's keys.
    env: { ...getDefaultEnvironment(), ...server.env },
    // A server's log may hold content.
    stderr: 'ignore',
    ...(server.cwd && { cwd: server.cwd }),
  });
}

/** A local program is waited for; a remote server only for a second. */
async function closeSoon(client: Client, transport: Transport): Promise<void> {
  const ended = Promise.all([client.close(), transport.close()]);
  if (transport instanceof ProgramTransport) return void (await ended);
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, CLOSE_TIMEOUT);
  await Promise.race([ended, late.promise]);
  clearTimeout(timer);
}

/** Milliseconds before a program is killed. */
const GRACE = 1000;

const started = new Set<ProgramTransport>();

/** The program of an MCP server. It ends with its connection, also before the greeting, and with this process at the latest. */
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
      // It has already ended.
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

/** An MCP server of the settings. */
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
