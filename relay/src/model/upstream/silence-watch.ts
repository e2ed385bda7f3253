import type { Readable } from 'node:stream';
import { ModelFailure } from '../model-failure.ts';

export type SilenceLimits = {
  /** Milliseconds until the first byte of an answer. */
  firstByte: number;
  /** Milliseconds between two pieces of an answer, thinking and heartbeats included. */
  idle: number;
};

/** Models that think before they answer, and local ones that read a long prompt, are silent for a while. */
export const SILENCE_LIMITS: SilenceLimits = { firstByte: 120_000, idle: 60_000 };

/** One request to a provider: it ends when the caller stops it, and when the provider is silent for too long. */
export class SilenceWatch {
  /** For the request to the provider. */
  readonly signal: AbortSignal;
  #deadline = new AbortController();
  #limits: SilenceLimits;
  #heardAt = performance.now();
  #hasBegun = false;
  #timer: NodeJS.Timeout | undefined;
  #body: Readable | undefined;

  constructor(limits: SilenceLimits, stopped: AbortSignal) {
    this.#limits = limits;
    this.signal = AbortSignal.any([stopped, this.#deadline.signal]);
    this.#wait(limits.firstByte);
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Every byte of the answer counts, heartbeats too. */
  listenTo(body: Readable): void {
    this.#body = body;
    body.on('data', () => this.#hear());
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Cheap enough for every piece: the timer is not set anew, it looks again later. */
  #hear(): void {
    this.#heardAt = performance.now();
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    clearTimeout(this.#timer);
    this.#wait(this.#limits.idle);
  }

  #wait(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#look(), milliseconds);
    this.#timer.unref();
  }

  #look(): void {
    // Not read on because our own client is slow: that is not the provider's silence.
    if (this.#body?.isPaused()) this.#heardAt = performance.now();
    const limit = this.#hasBegun ? this.#limits.idle : this.#limits.firstByte;
    const rest = limit - (performance.now() - this.#heardAt);
    if (rest > 1) this.#wait(rest);
    else this.#deadline.abort(new ModelFailure('model_timed_out', { isEarly: !this.#hasBegun }));
  }
}
