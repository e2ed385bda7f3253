import type { WireEvent } from '@assent/shared';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';

export type StreamOptions = {
  /** Milliseconds between comments that keep the connection open while nothing else is sent. */
  heartbeat: number;
  /** Begins the turn. The signal is aborted when the client goes away. */
  begin(signal: AbortSignal): AsyncIterable<WireEvent>;
  /** Told when the last event is written, or can't be any more. */
  end(): void;
};

/** Answers with the turn's events: `data: <json>`, `id: <number>` and a blank line each; comments as heartbeats. */
export function streamEvents(context: Context, options: StreamOptions): Response {
  const gone = new AbortController();
  context.req.raw.signal.addEventListener('abort', () => gone.abort(), { once: true });
  return streamSSE(context, async stream => {
    stream.onAbort(() => gone.abort());
    await stream.write(': assent\n\n');
    const beat = setInterval(() => stream.write(': still here\n\n'), options.heartbeat);
    let id = 0;
    try {
      for await (const event of options.begin(gone.signal)) {
        id += 1;
        await stream.writeSSE({ data: JSON.stringify(event), id: String(id) });
      }
    } finally {
      clearInterval(beat);
      options.end();
    }
  });
}
