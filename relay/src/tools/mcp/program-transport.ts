import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

/** Milliseconds after which a program that was told to end is ended by force. */
const GRACE = 1000;

const started = new Set<ProgramTransport>();

/** The program of an MCP server. It ends with its connection, also one that was never greeted, and with this process at the latest. */
export class ProgramTransport extends StdioClientTransport {
  #closing: Promise<void> | undefined;
  #ending: number | null = null;

  override start(): Promise<void> {
    const starting = super.start();
    keepUntilEnd(this);
    return starting;
  }

  /** Whoever closes it first: all wait for the same end. */
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
