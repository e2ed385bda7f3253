import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { LiveTurn } from './live-turn.ts';

export type StreamOptions = {
  /** Milliseconds between comments that keep the connection open while nothing else is sent. */
  heartbeat: number;
  turn: LiveTurn;
  /** The number of the last event that the client has; 0 for none. */
  after: number;
};

/**
 * Answers with the turn's events: `data: <json>`, `id: <number>` and a blank line each; comments as heartbeats. The turn
 * does not end with the connection.
 */
export function streamEvents(context: Context, { heartbeat, turn, after }: StreamOptions): Response {
  const gone = new AbortController();
  context.req.raw.signal.addEventListener('abort', () => gone.abort(), { once: true });
  return streamSSE(context, async stream => {
    stream.onAbort(() => gone.abort());
    await stream.write(': assent\n\n');
    const beat = setInterval(() => stream.write(': still here\n\n'), heartbeat);
    try {
      for await (const { id, event } of turn.read(after, gone.signal)) {
        await stream.writeSSE({ data: JSON.stringify(event), id: String(id) });
      }
    } finally {
      clearInterval(beat);
    }
  });
}
