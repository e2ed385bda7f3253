import type { WireEvent } from '@assent/shared';
import type { Lease } from '../store/session-store.ts';
import { type LoggedEvent, readEvents, type TurnEvents, TurnLog } from '../store/turn-log.ts';

/** A turn on this relay or another, whose events can be sent. */
export type ReadableTurn = {
  readonly events: TurnEvents;
  /** Counts a reader until the returned function is called. */
  attend(): () => void;
};

/** A turn that belongs to the user who asked for it. */
export type FoundTurn = {
  /** The events after this number; later ones follow. */
  resume(after: number): Promise<ReadableTurn>;
  /** Resolves when the turn has ended and its session is free. */
  stop(): Promise<void>;
};

export type LiveTurnOptions = {
  owner: string;
  turnId: string | undefined;
  /** Milliseconds for which it goes on without a reader. */
  grace: number;
  /**
   * Runs the turn and emits its events, several at once if they came together. The signal is aborted by a stop, and after too
   * long without a reader.
   */
  run(stopped: AbortSignal, emit: (events: readonly WireEvent[]) => void): Promise<void>;
  /** Each stops the turn with its own reason. They must not outlive the turn: their listeners are never removed. */
  stoppedBy?: readonly AbortSignal[];
  report(thrown: unknown): void;
  /** Absent when no other relay can read the turn. */
  lease?: Pick<Lease, 'isReadElsewhere' | 'recordReaders'> | undefined;
};

/** A turn runs by itself: readers come and go, and each gets all of its events. */
export class LiveTurn {
  readonly owner: string;
  readonly turnId: string | undefined;
  readonly ended: Promise<void>;
  readonly events = new TurnLog();
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

  /** Whether it runs and all its readers have gone. */
  get isAbandoned(): boolean {
    return !this.events.ended && this.#wasRead && this.#readers === 0 && !this.#lease?.isReadElsewhere;
  }

  get isRead(): boolean {
    return this.#readers > 0;
  }

  /** Resolves when the turn has ended and its session is free. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.ended;
  }

  /** Counts a reader until the returned function is called. Call that as soon as the reader is gone. */
  attend(): () => void {
    if (this.#wasRead && this.#readers === 0) this.#lease?.recordReaders(true);
    this.#readers += 1;
    this.#wasRead = true;
    clearTimeout(this.#giveUp);
    return once(() => this.#leave());
  }

  async *read(after: number, gone: AbortSignal): AsyncGenerator<LoggedEvent> {
    const leave = this.attend();
    gone.addEventListener('abort', leave, { once: true });
    try {
      yield* readEvents(this.events, after, gone);
    } finally {
      leave();
    }
  }

  /** `AbortSignal.any` takes ten times as long, with its weak references and their collection. */
  #stopWith(signal: AbortSignal): void {
    const stop = (): void => this.#stopping.abort(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  }

  async #pump({ run, report }: LiveTurnOptions): Promise<void> {
    try {
      await run(this.#stopping.signal, events => this.events.append(events));
    } catch (thrown) {
      report(thrown);
    } finally {
      clearTimeout(this.#giveUp);
      this.events.end();
    }
  }

  #leave(): void {
    this.#readers -= 1;
    if (this.#readers > 0 || this.events.ended) return;
    this.#lease?.recordReaders(false);
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
