import { reasonOf } from '../../errors/system-error.ts';
import { untilAborted } from '../../runtime/until-aborted.ts';
import { ServerToolFailure } from '../server-tool-result.ts';
import { type Connection, connectServer, type McpServer } from './connect-server.ts';

type ServerLinkOptions = {
  /** A new connection; it is used once this resolves. */
  connected(connection: Connection): Promise<void>;
  toolsChanged(connection: Connection): void;
  /** Takes lines for the operator. */
  notifyOperator(line: string): void;
  now: () => number;
};

type State =
  | { kind: 'down'; failures: number; retryAt: number }
  | { kind: 'connecting'; failures: number; ready: Promise<Connection> }
  | { kind: 'up'; failures: number; connection: Connection; since: number }
  | { kind: 'stopped' };

/** Milliseconds. */
const FIRST_PAUSE = 1000;
const MAX_PAUSE = 60_000;
/** A connection of this length counts as stable. */
const STABLE = 10_000;

/** A lost connection is renewed on demand: at once after a stable one, otherwise after growing pauses. */
export class ServerLink {
  readonly #server: McpServer;
  readonly #options: ServerLinkOptions;
  readonly #stopping = new AbortController();
  #state: State = { kind: 'down', failures: 0, retryAt: 0 };

  constructor(server: McpServer, options: ServerLinkOptions) {
    this.#server = server;
    this.#options = options;
  }

  /** Tries to reach a server that is down, if its pause is over. Nothing waits for it. */
  poke(): void {
    const state = this.#state;
    if (state.kind === 'down' && this.#options.now() >= state.retryAt) this.#connect(state.failures);
  }

  /** Connects if necessary. Errors are worded for the model. */
  async reach(signal: AbortSignal): Promise<Connection> {
    const state = this.#state;
    switch (state.kind) {
      case 'up':
        return state.connection;
      case 'connecting':
        return untilAborted(state.ready, signal);
      case 'down':
        this.#refuseEarly(state.retryAt);
        return untilAborted(this.#connect(state.failures), signal);
      case 'stopped':
        throw new ServerToolFailure('This relay is stopping. Nothing was done.');
    }
  }

  /** Ends a useless connection. */
  async drop(connection: Connection): Promise<void> {
    this.#lost(connection);
    await connection.close();
  }

  async stop(): Promise<void> {
    const state = this.#state;
    this.#state = { kind: 'stopped' };
    this.#stopping.abort();
    if (state.kind === 'up') await state.connection.close();
    if (state.kind === 'connecting') await state.ready.then(late => late.close()).catch(() => undefined);
  }

  #refuseEarly(retryAt: number): void {
    const wait = Math.ceil((retryAt - this.#options.now()) / 1000);
    if (wait <= 0) return;
    throw new ServerToolFailure(
      `The server of this tool ("${this.#server.name}") is down. Nothing was done. The relay tries again in ${wait} s: try then, or continue without it.`,
    );
  }

  #connect(failures: number): Promise<Connection> {
    const ready = this.#begin(failures);
    // Waiting callers get the failure; there may be none.
    ready.catch(() => undefined);
    this.#state = { kind: 'connecting', failures, ready };
    return ready;
  }

  async #begin(failures: number): Promise<Connection> {
    const closed = Promise.withResolvers<never>();
    closed.promise.catch(() => undefined);
    let connection: Connection | undefined;
    const events = {
      closed: () => {
        closed.reject(new Error('The connection has ended.'));
        if (connection) this.#lost(connection);
      },
      toolsChanged: () => {
        if (connection) this.#options.toolsChanged(connection);
      },
    };
    try {
      connection = await connectServer(this.#server, events, this.#stopping.signal);
      await Promise.race([this.#options.connected(connection), closed.promise]);
    } catch (cause) {
      await connection?.close();
      this.#pause(failures + 1, `can't be reached${describeReason(cause, this.#server)}`);
      throw new ServerToolFailure(
        `The server of this tool ("${this.#server.name}") can't be reached. Nothing was done. Try again later, or continue without it.`,
        { cause },
      );
    }
    if (this.#state.kind !== 'stopped')
      this.#state = { kind: 'up', connection, since: this.#options.now(), failures };
    return connection;
  }

  #lost(connection: Connection): void {
    const state = this.#state;
    if (state.kind !== 'up' || state.connection !== connection) return;
    const lasted = this.#options.now() - state.since;
    this.#pause(lasted < STABLE ? state.failures + 1 : 0, 'has ended');
  }

  #pause(failures: number, what: string): void {
    if (this.#state.kind === 'stopped') return;
    const pause = failures === 0 ? 0 : Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
    this.#state = { kind: 'down', failures, retryAt: this.#options.now() + pause };
    const when = pause === 0 ? '' : `, in ${pause / 1000} s at the earliest`;
    this.#options.notifyOperator(
      `MCP server "${this.#server.name}" ${what}. The relay tries again when the server is next needed${when}.`,
    );
  }
}

/** For the operator: the system's code, without text of the server. */
function describeReason(thrown: unknown, server: McpServer): string {
  const code = innermostCode(thrown);
  if (code === undefined) return '';
  const words = server.kind === 'process' ? describeStart(code, server) : undefined;
  return words === undefined ? ` (${code})` : ` (${code}: ${words})`;
}

/** The client's message ("the greeting failed") says less than the system error behind it. */
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
