/** The same promise, but rejected with the signal's reason as soon as that is aborted, whether or not its maker looks at it. */
export async function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([aborted.promise, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * The same items, but ended with the signal's reason as soon as that is aborted. One listener serves them all: a race of two
 * promises for each costs more than what most models have to say between them.
 */
export async function* itemsUntilAborted<Item>(
  items: AsyncIterable<Item>,
  signal: AbortSignal,
): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  let interrupt = (_reason: unknown): void => {};
  const abort = (): void => interrupt(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    for (;;) {
      const next = await new Promise<IteratorResult<Item>>((resolve, reject) => {
        interrupt = reject;
        if (signal.aborted) reject(signal.reason);
        iterator.next().then(resolve, reject);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // Not waited for: whoever does not look at the signal may never come to an end, and nobody needs its outcome.
    iterator.return?.().catch(() => undefined);
  }
}
