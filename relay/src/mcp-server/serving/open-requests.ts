import * as z from 'zod';

const requestIdSchema = z.union([z.string(), z.number()]);
type RequestId = z.output<typeof requestIdSchema>;

const cancelledSchema = z.object({
  method: z.literal('notifications/cancelled'),
  params: z.object({ requestId: requestIdSchema }),
});

/**
 * Calls without an answer yet, by the program that sent them. Until 2025-11-25 a program gives one up by a request of its own,
 * while the connection of the call stays open.
 */
export class OpenRequests {
  readonly #open = new Map<string, Set<AbortController>>();

  /** `givenUp` is aborted when the program gives the call up. `end` it when it is answered. */
  begin(tokenHash: string, id: RequestId): { givenUp: AbortSignal; end(): void } {
    const key = keyOf(tokenHash, id);
    const controller = new AbortController();
    const same = this.#open.get(key) ?? new Set();
    this.#open.set(key, same.add(controller));
    return {
      givenUp: controller.signal,
      end: () => {
        same.delete(controller);
        if (same.size === 0) this.#open.delete(key);
      },
    };
  }

  /** Takes any message of a program. Does nothing unless it gives a call up. */
  take(tokenHash: string, message: unknown): void {
    const { data } = cancelledSchema.safeParse(message);
    const given = data && this.#open.get(keyOf(tokenHash, data.params.requestId));
    for (const controller of given ?? []) controller.abort(new Error('The program gave the call up.'));
  }
}

function keyOf(tokenHash: string, id: RequestId): string {
  return JSON.stringify([tokenHash, id]);
}
