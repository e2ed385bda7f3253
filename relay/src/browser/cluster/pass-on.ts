import type { Context } from 'hono';
import { outgoingOf } from '../../observability/observe-requests.ts';

/** Milliseconds without a byte: streams of the relay say every ten seconds that they are there. */
const SILENCE_MILLISECONDS = 45_000;

/** `silent` ends a body of which nothing comes any more. */
type Hearing = { ended(): void; silent(): void };

/** A body as it comes. Where it breaks off, so does the client's connection: the server would write words of its own into it. */
export function passOn(
  body: ReadableStream<Uint8Array>,
  context: Context,
  { ended, silent }: Hearing,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const hush = setTimeout(silent, SILENCE_MILLISECONDS);
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        ended();
        controller.close();
      } catch (thrown) {
        ended();
        const outgoing = outgoingOf(context);
        if (!outgoing) return controller.error(thrown);
        outgoing.destroy();
        controller.close();
      } finally {
        clearTimeout(hush);
      }
    },
    async cancel(reason) {
      ended();
      await reader.cancel(reason);
    },
  });
}
