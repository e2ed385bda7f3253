import type { Outcome } from '../outcome.ts';
import type { WayBack } from './way-back.ts';

/** A way back with the states on both sides of the deed. */
export interface KeptWayBack {
  wayBack: WayBack;
  before: string;
  after: string;
  nature: string | undefined;
}

/** The ways back from what this document has run, by the key of the run. Gone with the document, and once used. */
export const wayBackLedger = new Map<string, KeptWayBack>();

/** What came of going back, by the same key: a deed is undone once. */
export const undoLedger = new Map<string, Promise<Outcome>>();
