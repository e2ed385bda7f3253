import { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { type Sink, TurnWriter, type TurnWriterOptions } from './turn-writer.ts';

const HEADERS = {
  'content-type': 'text/event-stream',
  // No proxy on the way may hold it back: see https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering.
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** Has the adaptor send the head at once, instead of waiting a moment for a body that is small. Not in HTTP/1.0: RFC 9112, 6.1. */
const CHUNKED_HEADERS = { ...HEADERS, 'transfer-encoding': 'chunked' };

/**
 * Answers with the turn's events: `data: <json>`, `id: <number>` and a blank line each; comments as heartbeats. The turn
 * does not end with the connection.
 *
 * The body is a web stream, which costs as much as all the rest. So where the adaptor for Node begins to read it, having sent
 * the head, the text goes into the connection itself, and the stream only says when it is over. Anybody else who reads the
 * body gets the text from it.
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

/** The connection under a request, where the adaptor for Node gives it (HTTP/1 only). */
function connectionOf({ env }: Context<{ Bindings: { outgoing?: unknown } }>): ServerResponse | undefined {
  return env?.outgoing instanceof ServerResponse ? env.outgoing : undefined;
}

const ENCODER = new TextEncoder();

/** A web stream that holds nothing itself: it takes a text each time its reader asks for one. */
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

  /** Its reader asks for more. */
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
    this.#controller.error(new Error('The reader of this stream took nothing for too long.'));
    this.#onEnd();
  }
}

/** Milliseconds for which the head of an answer waits for its first event, which then leaves with it in one packet. */
const HEAD_WAITS = 10;

/** A connection of Node's, whose head is written and whose end comes with that of the web stream over it. */
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
class HeldHead {
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
