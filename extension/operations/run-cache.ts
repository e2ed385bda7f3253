import type { Outcome } from './outcome.ts';

/** The outcome of every approval that this document has run. Kept as long as the document: one approval, one run. */
export const runCache = new Map<string, Promise<Outcome>>();

/** Under which key something was last done to an element. */
export const lastRunOn = new WeakMap<Element, string>();
