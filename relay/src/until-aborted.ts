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

/** The same events, but ended with the signal's reason as soon as that is aborted. */
export async function* eventsUntilAborted<Event>(
  events: AsyncIterable<Event>,
  signal: AbortSignal,
): AsyncGenerator<Event> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await untilAborted(iterator.next(), signal);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not waited for: whoever does not look at the signal may never come to an end, and nobody needs its outcome.
    iterator.return?.().catch(() => undefined);
  }
}
