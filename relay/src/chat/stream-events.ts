import { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { type Sink, TurnWriter, type TurnWriterOptions } from './turn-writer.ts';

const HEADERS = {
  'content-type': 'text/event-stream',
  // No proxy may buffer it: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering.
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** Makes the adaptor send the head at once instead of waiting for a small body. Not in HTTP/1.0: RFC 9112, 6.1. */
const CHUNKED_HEADERS = { ...HEADERS, 'transfer-encoding': 'chunked' };

/**
 * Answers with the turn's events: `data: <json>`, `id: <number>` and a blank line each; comments as heartbeats. The turn does
 * not end with the connection. The body is a web stream, which would cost as much as all the rest. So once Node's adaptor reads
 * it, the text goes directly into the connection, and the stream only signals the end. Any other reader gets the text from the
 * stream.
 */
export function streamEvents(context: Context, options: TurnWriterOptions): Response {
  const connection = connectionOf(context);
  const leaveTurn = options.turn.attend();
  let writer: TurnWriter | undefined;
  let sink: WebSink | undefined;
  const head = connection && new HeldHead(connection);
  const leave = (): void => {
    head?.release();
    writer?.stop();
    leaveTurn();
  };
  if (connection) connection.once('close', leave);
  else context.req.raw.signal.addEventListener('abort', leave, { once: true });
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (writer) {
          sink?.take();
          writer.pump();
        } else if (head && connection?.headersSent) {
          writer = new TurnWriter(options, new NodeSink(connection, controller, head));
          connection.on('drain', () => writer?.pump());
        } else {
          head?.release();
          sink = new WebSink(controller, leave);
          writer = new TurnWriter(options, sink);
        }
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
  const isChunked = connection?.req.httpVersion !== '1.0';
  return context.body(body, 200, isChunked ? CHUNKED_HEADERS : HEADERS);
}

/** The connection under a request, from the adaptor for Node (HTTP/1 only). */
function connectionOf({ env }: Context<{ Bindings: { outgoing?: unknown } }>): ServerResponse | undefined {
  return env?.outgoing instanceof ServerResponse ? env.outgoing : undefined;
}

const ENCODER = new TextEncoder();

/** Buffers nothing: it takes one text each time its reader asks. */
class WebSink implements Sink {
  #controller: ReadableStreamDefaultController<Uint8Array>;
  #onEnd: () => void;
  #isAsked = true;

  constructor(controller: ReadableStreamDefaultController<Uint8Array>, onEnd: () => void) {
    this.#controller = controller;
    this.#onEnd = onEnd;
  }

  get ready(): boolean {
    return this.#isAsked;
  }

  take(): void {
    this.#isAsked = true;
  }

  write(text: string): void {
    this.#isAsked = false;
    this.#controller.enqueue(ENCODER.encode(text));
  }

  end(): void {
    this.#controller.close();
    this.#onEnd();
  }

  destroy(): void {
    this.#controller.error(new Error('The reader of this stream has read nothing for too long.'));
    this.#onEnd();
  }
}

/** Milliseconds for which the head waits for the first event, so that both leave in one packet. */
const HEAD_WAITS = 10;

/** A connection of Node whose head is sent. It ends together with the web stream over it. */
class NodeSink implements Sink {
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
    // The first text comes before the events.
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
 * Delays writes to a connection until it is released or some milliseconds have passed. It corks the socket, because a corked
 * response would send piece by piece.
 */
class HeldHead {
  #socket: ServerResponse['socket'];
  #timer: NodeJS.Timeout;

  constructor({ socket }: ServerResponse) {
    this.#socket = socket;
    socket?.cork();
    this.#timer = setTimeout(() => this.release(), HEAD_WAITS);
  }

  /** May be called twice. */
  release(): void {
    clearTimeout(this.#timer);
    this.#socket?.uncork();
    this.#socket = null;
  }
}
