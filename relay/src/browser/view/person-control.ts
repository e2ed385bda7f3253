import { setTimeout as wait } from 'node:timers/promises';
import type { Bilingual } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import { LOG_WORDS, personWords } from './log-words.ts';
import type { SessionLog } from './session-log.ts';

/** Milliseconds for which a page that lost its connection may come back. */
const LOST_MILLISECONDS = 8_000;

/** Milliseconds without input after which nobody is there, it seems. */
const IDLE_MILLISECONDS = 120_000;

/** Milliseconds to let go what a person held down. */
const RELEASE_MILLISECONDS = 2_000;

type Turn = { enter(): Promise<void>; leave(): void };

type Parts = {
  turn: Turn;
  log: SessionLog;
  changed(): void;
  /** A person, by the id of their link, gets the control or gives it back. What rejects keeps them from getting it. */
  record?(linkId: string, decision: 'took_over' | 'handed_back'): Promise<void>;
  /** The pages hear of a person. */
  taken?(): void;
  /** The browser is the caller's again. */
  released(): Promise<void>;
  /** Gets defects. */
  report?(thrown: unknown): void;
};

/** The link of who takes over. */
type Link = { linkId: string; revoked: AbortSignal };

type Holder = {
  viewer: string;
  linkId: string;
  entry: ReturnType<SessionLog['begin']>;
  clicks: number;
  keys: number;
  idle: NodeJS.Timeout;
  isEnding: boolean;
};

/** Whether a person acts on the browser of a session instead of its caller. */
export class PersonControl {
  readonly #parts: Parts;
  readonly #attending = new Map<string, { streams: number; lost?: NodeJS.Timeout }>();
  #holder: Holder | undefined;
  #taking: string | undefined;
  #takeovers = 0;
  /** Those who have the control, wait for it or give it back. */
  #claims = 0;
  #unclaimed = Promise.withResolvers<void>();
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get isPerson(): boolean {
    return this.#holder !== undefined;
  }

  /** Somebody waits until a command has ended. */
  get isTaking(): boolean {
    return this.#taking !== undefined;
  }

  /** How often a person has taken over. */
  get takeovers(): number {
    return this.#takeovers;
  }

  /** Nobody else may act: a person has the control, is about to get it, or is giving it back. */
  get isClaimed(): boolean {
    return this.#claims > 0;
  }

  /** Resolves once nobody claims the control. */
  async whenUnclaimed(): Promise<void> {
    while (this.isClaimed && !this.#isClosed) await this.#unclaimed.promise;
  }

  isHeldBy(viewer: string): boolean {
    return this.#holder?.viewer === viewer && !this.#holder.isEnding;
  }

  /** Waits for the command that is under way. */
  async take(viewer: string, { linkId, revoked }: Link): Promise<void> {
    if (this.isHeldBy(viewer)) return;
    if (this.#holder || this.#taking !== undefined) throw anotherPerson();
    if (!this.#attending.has(viewer))
      throw new HttpError(409, 'not_watching', 'Open the live view first: who takes over must see the page.');
    this.#taking = viewer;
    this.#claims += 1;
    this.#parts.changed();
    await this.#parts.turn.enter();
    const mayTake = (): boolean => this.#taking === viewer && this.#attending.has(viewer) && !revoked.aborted;
    try {
      if (mayTake()) await this.#parts.record?.(linkId, 'took_over');
      if (!mayTake()) throw viewClosed();
    } catch (thrown) {
      if (this.#taking === viewer) this.#taking = undefined;
      this.#parts.turn.leave();
      this.#unclaim();
      this.#parts.changed();
      throw thrown;
    }
    this.#taking = undefined;
    this.#takeovers += 1;
    const entry = this.#parts.log.begin({ by: 'person', state: 'running', title: LOG_WORDS.took });
    const idle = setTimeout(() => this.#end(LOG_WORDS.idle), IDLE_MILLISECONDS);
    revoked.addEventListener('abort', () => this.#lose(viewer), { once: true });
    this.#holder = { viewer, linkId, entry, clicks: 0, keys: 0, idle, isEnding: false };
    this.#parts.taken?.();
    this.#parts.changed();
  }

  /** Throws unless that viewer has the control. */
  require(viewer: string): void {
    if (this.isHeldBy(viewer)) return;
    throw new HttpError(409, 'not_in_control', 'Take over first: the program has the control.');
  }

  /** What a person did is counted, and never kept. */
  note(clicks: number, keys: number): void {
    const holder = this.#holder;
    if (!holder) return;
    holder.clicks += clicks;
    holder.keys += keys;
    holder.idle.refresh();
  }

  returnControl(viewer: string): void {
    if (this.#taking === viewer) this.#taking = undefined;
    if (this.isHeldBy(viewer)) this.#end(LOG_WORDS.handedBack);
  }

  /** A stream to that viewer is open until the returned function is called. */
  attend(viewer: string): () => void {
    const known = this.#attending.get(viewer) ?? { streams: 0 };
    clearTimeout(known.lost);
    known.streams += 1;
    this.#attending.set(viewer, known);
    return () => {
      known.streams -= 1;
      if (known.streams > 0 || this.#isClosed) return;
      known.lost = setTimeout(() => this.#lose(viewer), LOST_MILLISECONDS);
    };
  }

  close(): void {
    this.#isClosed = true;
    for (const { lost } of this.#attending.values()) clearTimeout(lost);
    if (this.#holder) this.#lose(this.#holder.viewer);
    this.#taking = undefined;
    this.#attending.clear();
    this.#unclaimed.resolve();
  }

  #unclaim(): void {
    this.#claims -= 1;
    if (this.#claims > 0) return;
    this.#unclaimed.resolve();
    this.#unclaimed = Promise.withResolvers();
  }

  #lose(viewer: string): void {
    clearTimeout(this.#attending.get(viewer)?.lost);
    this.#attending.delete(viewer);
    if (this.isHeldBy(viewer)) this.#end(LOG_WORDS.lost);
  }

  #end(why: Bilingual): void {
    const holder = this.#holder;
    if (!holder || holder.isEnding) return;
    holder.isEnding = true;
    clearTimeout(holder.idle);
    const { clicks, keys } = holder;
    holder.entry.become({ state: 'done', message: personWords(clicks, keys) });
    this.#parts.log.add({ by: 'person', state: 'done', title: why });
    // The program may go on all the same: nobody would get the control back otherwise.
    this.#parts.record?.(holder.linkId, 'handed_back').catch(thrown => this.#parts.report?.(thrown));
    void this.#release();
  }

  /** Nobody else may act before what the person held down is let go. */
  async #release(): Promise<void> {
    // The page may have gone, and what was held down with it; or it hangs.
    const released = this.#parts.released().catch(() => undefined);
    const over = new AbortController();
    const late = wait(RELEASE_MILLISECONDS, undefined, { signal: over.signal }).catch(() => undefined);
    await Promise.race([released, late]);
    over.abort();
    this.#holder = undefined;
    this.#parts.turn.leave();
    this.#unclaim();
    this.#parts.changed();
  }
}

function viewClosed(): HttpError {
  return new HttpError(409, 'not_watching', 'The live view was closed meanwhile. Open it and try again.');
}

function anotherPerson(): HttpError {
  return new HttpError(409, 'person_in_control', 'Another person has taken over, or is about to.');
}
