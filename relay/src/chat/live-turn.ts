import type { WireEvent } from '@assent/shared';
import type { Lease } from '../store/session-store.ts';
import { type LoggedEvent, readEvents, type TurnEvents, TurnLog } from '../store/turn-log.ts';

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

export type LiveTurnOptions = {
  owner: string;
  /** What the client calls it. */
  turnId: string | undefined;
  /** Milliseconds for which it goes on when nobody reads it. */
  grace: number;
  /**
   * Runs it, and gives out its events, several at once where they came together. The signal is aborted when it is stopped, or
   * was abandoned for too long.
   */
  run(stopped: AbortSignal, emit: (events: readonly WireEvent[]) => void): Promise<void>;
  /** Any of them stops it too, with its reason. They live no longer than it does, for it never ceases to listen to them. */
  stoppedBy?: readonly AbortSignal[];
  report(thrown: unknown): void;
  /** Absent where nobody elsewhere could read it. */
  lease?: Pick<Lease, 'isReadElsewhere' | 'noteReaders'> | undefined;
};

/** A turn that goes on by itself: readers come and go, and each finds all of its events. */
export class LiveTurn {
  readonly owner: string;
  readonly turnId: string | undefined;
  /** Resolves when the last event is in the log. Never rejects. */
  readonly ended: Promise<void>;
  #log = new TurnLog();
  #stopping = new AbortController();
  #readers = 0;
  #wasRead = false;
  #grace: number;
  #giveUp: NodeJS.Timeout | undefined;
  #lease: LiveTurnOptions['lease'];

  constructor(options: LiveTurnOptions) {
    this.owner = options.owner;
    this.turnId = options.turnId;
    this.#grace = options.grace;
    this.#lease = options.lease;
    for (const signal of options.stoppedBy ?? []) this.#stopWith(signal);
    this.#waitForReader();
    this.ended = this.#pump(options);
  }

  /** Running, and all its readers have gone. */
  get isAbandoned(): boolean {
    return !this.#log.ended && this.#wasRead && this.#readers === 0 && !this.#lease?.isReadElsewhere;
  }

  get isRead(): boolean {
    return this.#readers > 0;
  }

  /** Characters that its events take. */
  get size(): number {
    return this.#log.size;
  }

  shrink(size: number): void {
    this.#log.shrink(size);
  }

  /** Its events so far, without being counted as a reader. */
  get events(): TurnEvents {
    return this.#log;
  }

  /** Resolves when it has ended, and its session is free. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.ended;
  }

  /**
   * Counts a reader in, until the function that it gives back is called. To be called as soon as the reader is gone, not only
   * when it asks for more: who does not read any more never does.
   */
  attend(): () => void {
    if (this.#wasRead && this.#readers === 0) this.#lease?.noteReaders(true);
    this.#readers += 1;
    this.#wasRead = true;
    clearTimeout(this.#giveUp);
    return once(() => this.#leave());
  }

  /** The events after this number, until the reader is gone. */
  async *read(after: number, gone: AbortSignal): AsyncGenerator<LoggedEvent> {
    const leave = this.attend();
    gone.addEventListener('abort', leave, { once: true });
    try {
      yield* readEvents(this.#log, after, gone);
    } finally {
      leave();
    }
  }

  /** By hand: `AbortSignal.any` takes ten times as long, its weak references to be collected included. */
  #stopWith(signal: AbortSignal): void {
    const stop = (): void => this.#stopping.abort(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  }

  async #pump({ run, report }: LiveTurnOptions): Promise<void> {
    try {
      await run(this.#stopping.signal, events => this.#log.append(events));
    } catch (thrown) {
      report(thrown);
    } finally {
      clearTimeout(this.#giveUp);
      this.#log.end();
    }
  }

  #leave(): void {
    this.#readers -= 1;
    if (this.#readers > 0 || this.#log.ended) return;
    this.#lease?.noteReaders(false);
    this.#waitForReader();
  }

  #waitForReader(): void {
    this.#giveUp = setTimeout(() => this.#stopUnlessRead(), this.#grace);
    this.#giveUp.unref();
  }

  #stopUnlessRead(): void {
    if (this.#lease?.isReadElsewhere) this.#waitForReader();
    else this.#stopping.abort();
  }
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
