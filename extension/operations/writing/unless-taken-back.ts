import { rawValue } from '../../page/naming/element-value.ts';
import { waitWhetherTakenBack } from '../../page/timing/settle.ts';
import type { ProvisionalOutcome } from '../contract/operation.ts';
import type { Outcome } from '../contract/outcome.ts';

/** Tells of a field that was written at `start`: what it holds now, and once the page no longer takes it back. */
export function unlessTakenBack(field: Element, start: number, tell: () => Outcome): ProvisionalOutcome {
  return {
    first: tell,
    last: async () => {
      await waitWhetherTakenBack(() => rawValue(field), start);
      return tell();
    },
  };
}

/** Notes when a field was last written in the page, from now until it is asked: a page takes back from then on. */
export function noteInputs(): () => number {
  const watching = new AbortController();
  let last = performance.now();
  addEventListener('input', () => (last = performance.now()), { capture: true, signal: watching.signal });
  return () => {
    watching.abort();
    return last;
  };
}
