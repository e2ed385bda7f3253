import { SILENCE_LIMITS, type SilenceLimits, SilenceWatch } from './silence-watch.ts';

export type WatchOptions = {
  silence: SilenceLimits | undefined;
  signal: AbortSignal;
  /** What was thrown in words; `started` says whether anything of an answer had come. */
  toFailure(thrown: unknown, started: boolean): unknown;
};

/** One request to a provider. Why it ended early is told as it is: stopped by us, silent for too long, or failed there. */
export async function watchAnswer(
  answer: (watch: SilenceWatch) => Promise<void>,
  { silence = SILENCE_LIMITS, signal, toFailure }: WatchOptions,
): Promise<void> {
  const watch = new SilenceWatch(silence, signal);
  try {
    await answer(watch);
  } catch (thrown) {
    if (signal.aborted) throw signal.reason;
    if (watch.signal.aborted) throw watch.signal.reason;
    throw toFailure(thrown, watch.hasBegun);
  } finally {
    watch.end();
  }
}
