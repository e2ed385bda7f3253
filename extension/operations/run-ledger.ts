import type { Outcome } from './outcome.ts';

/** The outcome of every approval that this document has run. Kept as long as the document: one approval, one run. */
export const runLedger = new Map<string, Promise<Outcome>>();
