import type { TurnEvents } from './turn-log.ts';

/** A turn whose events can be sent to somebody, wherever it runs. */
export type ReadableTurn = {
  /** Its events so far, without being counted as a reader. */
  readonly events: TurnEvents;
  /** Counts a reader in, until the function that it gives back is called. */
  attend(): () => void;
};

/** A turn that was looked for, and is theirs. */
export type FoundTurn = {
  /** Its events after this number, as far as they are there; those to come will be. */
  resume(after: number): Promise<ReadableTurn>;
  /** Resolves when it has ended, and its session is free. */
  stop(): Promise<void>;
};
