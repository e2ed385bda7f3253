import type { ServerResponse } from 'node:http';
import type { Sink } from './turn-writer.ts';

/** Milliseconds for which the head of an answer waits for its first event, which then leaves with it in one packet. */
const HEAD_WAITS = 10;

/** A connection of Node's, whose head is written and whose end comes with that of the web stream over it. */
export class NodeSink implements Sink {
  #connection: ServerResponse;
  #controller: ReadableStreamDefaultController<Uint8Array>;
  #head: HeldHead;
  #hasBegun = false;

  constructor(
    connection: ServerResponse,
    controller: ReadableStreamDefaultController<Uint8Array>,
    head: HeldHead,
  ) {
    this.#connection = connection;
    this.#controller = controller;
    this.#head = head;
  }

  get ready(): boolean {
    return !this.#connection.writableNeedDrain;
  }

  write(text: string): void {
    this.#connection.write(text);
    // The first text is that before the events.
    if (this.#hasBegun) this.#head.release();
    this.#hasBegun = true;
  }

  end(): void {
    this.#head.release();
    this.#controller.close();
  }

  destroy(): void {
    this.#head.release();
    this.#connection.destroy();
  }
}

/**
 * Holds back what is written to a connection, until it is released or some milliseconds have passed. Its socket is corked, and
 * not the response: that would send what it held piece by piece.
 */
export class HeldHead {
  #socket: ServerResponse['socket'];
  #timer: NodeJS.Timeout;

  constructor({ socket }: ServerResponse) {
    this.#socket = socket;
    socket?.cork();
    this.#timer = setTimeout(() => this.release(), HEAD_WAITS);
  }

  /** Twice does no harm. */
  release(): void {
    clearTimeout(this.#timer);
    this.#socket?.uncork();
    this.#socket = null;
  }
}
