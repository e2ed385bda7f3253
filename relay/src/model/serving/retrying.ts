import { setTimeout as wait } from 'node:timers/promises';
import { ModelFailure, type ModelFailureCode } from '../../errors/model-failure.ts';
import type { Model } from '../model.ts';

export type RetryOptions = {
  retries?: number;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
  /** From 0 to 1. */
  random?: () => number;
};

/** Failures that may pass. A wrong key or a refused request will fail again. */
const PASSING: ReadonlySet<ModelFailureCode> = new Set([
  'model_rate_limited',
  'model_overloaded',
  'model_unreachable',
  'model_timed_out',
  'model_failed',
]);

/** Whether nothing of an answer had come, and another attempt, or another model, may do better. */
export function isPassing(thrown: unknown): thrown is ModelFailure {
  return thrown instanceof ModelFailure && thrown.isEarly && PASSING.has(thrown.code);
}

const FIRST_PAUSE = 500;
/** A person is waiting: beyond this the model is not asked again, and a fallback may answer. */
const MAX_PAUSE = 10_000;

/** Asks the model again when it fails before the first byte of an answer: at most twice, after a jittered pause. */
export function retrying(model: Model, options: RetryOptions = {}): Model {
  const { retries = 2, random = Math.random, wait: pauseFor = waitFor } = options;
  return {
    ...model,
    async answer(request, signal, say) {
      for (let attempt = 0; ; attempt += 1) {
        try {
          await model.answer(request, signal, say);
          return;
        } catch (thrown) {
          const pause =
            attempt < retries && isPassing(thrown) ? pauseAfter(thrown, attempt, random) : undefined;
          if (pause === undefined || !isPassing(thrown)) throw thrown;
          request.notice?.({ kind: 'retry', model: request.model, code: thrown.code, pause });
          await pauseFor(pause, signal);
        }
      }
    },
  };
}

/** Exponential, with jitter, so that clients that failed together don't come back together. */
function pauseAfter(failure: ModelFailure, attempt: number, random: () => number): number | undefined {
  const { retryAfter } = failure;
  if (retryAfter === undefined) return FIRST_PAUSE * 2 ** attempt * (0.5 + random() / 2);
  return retryAfter > MAX_PAUSE ? undefined : retryAfter * (1 + random() / 4);
}

async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(milliseconds, undefined, { signal });
  } catch (cause) {
    throw signal.aborted ? signal.reason : cause;
  }
}
