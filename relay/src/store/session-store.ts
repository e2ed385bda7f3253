import type { Usage, WireEvent } from '@assent/shared';
import type { Counts } from '../access/counts.ts';
import type { KeyStore, KnownKeys } from '../access/key-store.ts';
import type { Turn } from '../history/turn.ts';
import type { TurnEvents } from './turn-log.ts';

export type TurnBeginning = {
  /** The client's name for the turn. */
  turnId: string | undefined;
  /** The conversation, including the message to answer. */
  turns: readonly Turn[];
  /** The approved call that the turn runs. */
  claims: string | undefined;
};

/** The exclusive right to continue one conversation, until `finish` saves it. */
export type Lease = {
  /** Also the id of the turn, on every relay. */
  readonly id: string;
  readonly turns: readonly Turn[];
  /** Aborted by a stop on another relay, or with a `ModelFailure` when the lease was lost. */
  readonly interrupted: AbortSignal;
  /** Whether somebody reads the turn on another relay. */
  readonly isReadElsewhere: boolean;
  /**
   * Stores the beginning of a turn before anything else happens. `claimed`: another turn has claimed the call, and may have run
   * it; then nothing is stored.
   */
  begin(beginning: TurnBeginning): Promise<'begun' | 'claimed'>;
  /** Takes events in order and returns at once; they are stored soon after. */
  append(events: readonly WireEvent[]): void;
  /** Stores what must not be lost during the turn, such as the result of a tool. */
  save(turns: readonly Turn[]): Promise<void>;
  /** Records whether somebody reads the turn here, for other relays. Returns at once. */
  recordReaders(areThere: boolean): void;
  /** `closing` are the last events. They are sent only after this, so that a client that sees them finds them stored. */
  finish(turns: readonly Turn[], closing?: readonly WireEvent[]): Promise<void>;
};

/** `busy`: a turn is running. `foreign`: somebody else's session. */
export type Opening = { kind: 'opened'; lease: Lease } | { kind: 'busy' } | { kind: 'foreign' };

/** Conversations as models see them. A missing session opens empty. An unavailable database is an HTTP error (503). */
export interface SessionStore {
  open(key: SessionKey): Promise<Opening>;
  /** The last used first. `after` is the `next` of the page before. */
  list(owner: string, page: { limit: number; after: string | undefined }): Promise<SessionPage>;
  /** Undefined for a missing session, and for somebody else's. */
  read(key: SessionKey): Promise<StoredSession | undefined>;
  /** Deletes everything of a session, on every relay. False for a missing session, and for somebody else's. */
  delete(key: SessionKey): Promise<boolean>;
  /** Deletes every session of an owner like `delete`, running ones included. Gives their number. */
  deleteAll(owner: string): Promise<number>;
  /** A cheap probe. Rejects with an HTTP error (503) when the store is unavailable. */
  ready(): Promise<void>;
  /** Releases all resources. */
  close(): Promise<void>;
  /** The turns that other relays can find; absent when sessions are not shared. */
  readonly shared?: SharedTurns;
  /** The counts of limits for all relays; absent when sessions are not shared. */
  readonly counts?: Counts;
  /** Access keys beside the sessions; absent in a store without a database. */
  readonly keys?: KeyStore & KnownKeys;
}

/** `owner` is opaque; two users never share one. */
export type SessionKey = { sessionId: string; owner: string };

/** The events of a turn on another relay. They keep coming until `leave` is called. */
export type FollowedTurn = { events: TurnEvents; leave(): void };

export type SharedTurn = {
  readonly id: string;
  /** Running without a reader on any relay. */
  readonly isAbandoned: boolean;
  /** Resolves when the stored events after this number can be read. */
  follow(after: number): Promise<FollowedTurn>;
  /** Resolves when the turn has ended and its session is free. */
  stop(): Promise<void>;
};

export interface SharedTurns {
  /** The session's newest turn. Undefined when it is missing, somebody else's, or has another name. */
  find(key: SessionKey, turnId: string | undefined): Promise<SharedTurn | undefined>;
}

/** Everything but the conversation. Times are milliseconds since 1970. */
export type SessionSummary = {
  id: string;
  title: string;
  createdAt: number;
  usedAt: number;
  /** Messages of the user and of the model, without results. */
  messageCount: number;
  isRunning: boolean;
};

/** `next` is absent on the last page. */
export type SessionPage = { sessions: SessionSummary[]; next: string | undefined };

/** `lastEvent` is the number of the newest stored event. */
export type StoredTurn = {
  turnId: string | undefined;
  startedAt: number;
  endedAt: number | undefined;
  lastEvent: number;
  usage: Usage | undefined;
};

export type StoredSession = SessionSummary & {
  conversation: readonly Turn[];
  /** The oldest first. */
  turns: readonly StoredTurn[];
};
