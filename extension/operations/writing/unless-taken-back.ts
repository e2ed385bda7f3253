import { rawValue } from '../../page/naming/element-value.ts';
import { waitWhetherTakenBack } from '../../page/timing/settle.ts';
import type { ProvisionalOutcome } from '../contract/operation.ts';
import type { Outcome } from '../contract/outcome.ts';

/** Reports a field written at `start`: its state now, and the one after the page's time to take it back. */
export function unlessTakenBack(field: Element, start: number, describe: () => Outcome): ProvisionalOutcome {
  return {
    first: describe,
    last: async () => {
      await waitWhetherTakenBack(() => rawValue(field), start);
      return describe();
    },
  };
}

/** Returns a function that gives the time of the last input: the page's time to take it back starts then. */
export function noteInputs(): () => number {
  const watching = new AbortController();
  let last = performance.now();
  addEventListener('input', () => (last = performance.now()), { capture: true, signal: watching.signal });
  return () => {
    watching.abort();
    return last;
  };
}
