import type { Context } from 'hono';
import { outgoingOf } from '../../observability/observe-requests.ts';

/** A body as it comes. Where it breaks off, so does the client's connection: the server would write words of its own into it. */
export function passOn(
  body: ReadableStream<Uint8Array>,
  context: Context,
  ended: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
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
      }
    },
    async cancel(reason) {
      ended();
      await reader.cancel(reason);
    },
  });
}
