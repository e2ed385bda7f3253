import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';

/** Answers with what `lines` yields, each as one server-sent event without an id. `gone` is aborted with the connection. */
export function streamData(
  context: Context,
  heartbeat: number,
  lines: (gone: AbortSignal) => AsyncIterable<string>,
): Response {
  const gone = new AbortController();
  return streamSSE(context, async stream => {
    stream.onAbort(() => gone.abort());
    const beat = setInterval(() => stream.write(': still here\n\n'), heartbeat);
    try {
      for await (const data of lines(gone.signal)) await stream.writeSSE({ data });
    } finally {
      clearInterval(beat);
    }
  });
}
