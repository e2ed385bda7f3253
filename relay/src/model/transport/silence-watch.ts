import type { Readable } from 'node:stream';
import { ModelFailure } from '../../errors/model-failure.ts';

export type SilenceLimits = {
  /** Milliseconds until the first byte of an answer. */
  firstByte: number;
  /** Milliseconds between two pieces of an answer, reasoning and heartbeats included. */
  idle: number;
};

/** Milliseconds for a whole answer: a server that sends heartbeats is not silent, but may never end. */
const MAX_ANSWER = 60 * 60 * 1000;

/** Reasoning models, and local ones with a long prompt, are silent for a while. */
export const SILENCE_LIMITS: SilenceLimits = { firstByte: 120_000, idle: 60_000 };

/** Ends a request when the caller stops it, and when the provider is silent for too long. */
export class SilenceWatch {
  hasBegun = false;
  #ending = new AbortController();
  readonly signal: AbortSignal = this.#ending.signal;
  #stopped: AbortSignal;
  #limits: SilenceLimits;
  #startedAt = performance.now();
  #receivedAt = this.#startedAt;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: SilenceLimits, stopped: AbortSignal) {
    this.#limits = limits;
    this.#stopped = stopped;
    if (stopped.aborted) this.#stop();
    // `AbortSignal.any` takes ten times as long, with its weak references and their collection.
    else stopped.addEventListener('abort', this.#stop, { once: true });
    this.#wait(limits.firstByte);
  }

  /** Every byte of the answer counts, heartbeats too. */
  listenTo(body: Readable): void {
    body.on('data', () => this.#notify());
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#stopped.removeEventListener('abort', this.#stop);
  }

  #stop = (): void => this.#ending.abort(this.#stopped.reason);

  /** Cheap: the timer is not reset, it checks again later. */
  #notify(): void {
    this.#receivedAt = performance.now();
    if (this.hasBegun) return;
    this.hasBegun = true;
    clearTimeout(this.#timer);
    this.#wait(this.#limits.idle);
  }

  #wait(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#look(), milliseconds);
    this.#timer.unref();
  }

  #look(): void {
    const limit = this.hasBegun ? this.#limits.idle : this.#limits.firstByte;
    const now = performance.now();
    const rest = Math.min(limit - (now - this.#receivedAt), MAX_ANSWER - (now - this.#startedAt));
    if (rest > 1) this.#wait(rest);
    else this.#ending.abort(new ModelFailure('model_timed_out', { isEarly: !this.hasBegun }));
  }
}

type WatchOptions = {
  silence: SilenceLimits | undefined;
  signal: AbortSignal;
  /** `started`: whether anything of an answer had come. */
  toFailure(thrown: unknown, started: boolean): unknown;
};

/** An early end keeps its reason: stopped by us, silent for too long, or failed there. */
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
