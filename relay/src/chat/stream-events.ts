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
  const releaseHead = connection && holdHead(connection);
  const leave = (): void => {
    releaseHead?.();
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
        } else if (releaseHead && connection?.headersSent) {
          writer = new TurnWriter(options, createNodeSink(connection, controller, releaseHead));
          connection.on('drain', () => writer?.pump());
        } else {
          releaseHead?.();
          sink = createWebSink(controller, leave);
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

type Controller = ReadableStreamDefaultController<Uint8Array>;
type WebSink = Sink & { take(): void };

/** Buffers nothing: it takes one text each time its reader asks. */
function createWebSink(controller: Controller, onEnd: () => void): WebSink {
  let isAsked = true;
  return {
    get ready() {
      return isAsked;
    },
    take() {
      isAsked = true;
    },
    write(text) {
      isAsked = false;
      controller.enqueue(ENCODER.encode(text));
    },
    end() {
      controller.close();
      onEnd();
    },
    destroy() {
      controller.error(new Error('The reader of this stream has read nothing for too long.'));
      onEnd();
    },
  };
}

/** A connection of Node whose head is sent. It ends together with the web stream over it. */
function createNodeSink(connection: ServerResponse, controller: Controller, releaseHead: () => void): Sink {
  let hasBegun = false;
  return {
    get ready() {
      return !connection.writableNeedDrain;
    },
    write(text) {
      connection.write(text);
      // The first text comes before the events.
      if (hasBegun) releaseHead();
      hasBegun = true;
    },
    end() {
      releaseHead();
      controller.close();
    },
    destroy() {
      releaseHead();
      connection.destroy();
    },
  };
}

/** Milliseconds for which the head waits for the first event, so that both leave in one packet. */
const HEAD_WAITS = 10;

/**
 * Delays writes to a connection until the returned function is called, which may be twice, or some milliseconds have passed. It
 * corks the socket, because a corked response would send piece by piece.
 */
function holdHead({ socket }: ServerResponse): () => void {
  let held = socket;
  socket?.cork();
  const release = (): void => {
    clearTimeout(timer);
    held?.uncork();
    held = null;
  };
  const timer = setTimeout(release, HEAD_WAITS);
  return release;
}
