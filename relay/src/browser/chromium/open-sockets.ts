import type { Socket } from 'node:net';

/** The connections of one proxy, so that they can be ended together. */
export class OpenSockets {
  readonly #idleTimeout: number;
  readonly #clients = new Set<Socket>();
  readonly #upstream = new Set<Socket>();
  #isClosed = false;

  /** Milliseconds after which a connection without a byte ends. */
  constructor(idleTimeout: number) {
    this.#idleTimeout = idleTimeout;
  }

  addClient(socket: Socket): void {
    this.#add(socket, this.#clients);
  }

  addUpstream(socket: Socket): void {
    this.#add(socket, this.#upstream);
  }

  #add(socket: Socket, open: Set<Socket>): void {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // What belongs to the socket learns of errors by its close.
    socket.on('error', () => {});
    socket.setTimeout(this.#idleTimeout, () => socket.destroy());
    if (this.#isClosed) socket.destroy();
  }

  /** Later ones are ended at once. */
  close(): void {
    this.#isClosed = true;
    for (const socket of [...this.#clients, ...this.#upstream]) socket.destroy();
  }
}
