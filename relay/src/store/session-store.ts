import type { Usage, WireEvent } from '@assent/shared';
import type { Counts } from '../access/counts.ts';
import type { Turn } from '../history/turn.ts';
import type { TurnEvents } from './turn-log.ts';

export type TurnBeginning = {
  /** What the client calls the turn. */
  turnId: string | undefined;
  /** The conversation with what the turn answers. */
  turns: readonly Turn[];
  /** The call that the turn runs, approved by the person. */
  claims: string | undefined;
};

/** The right to carry on one conversation. Nobody else gets it until `finish`, which saves and gives it back, once. */
export type Lease = {
  /** Names the turn that is made of it, wherever the store is shared. */
  readonly id: string;
  readonly turns: readonly Turn[];
  /** Aborted when the turn is stopped from elsewhere; with a `ModelFailure` as its reason when the lease was lost. */
  readonly interrupted: AbortSignal;
  /** Whether somebody reads the turn on another relay. */
  readonly isReadElsewhere: boolean;
  /**
   * Writes down that a turn begins, before anything of it is done. `claimed`: the call that it would run was claimed before,
   * by a turn that may have run it; then nothing is written.
   */
  begin(beginning: TurnBeginning): Promise<'begun' | 'claimed'>;
  /** Takes events as they are given out, in order, and returns at once; they are written down soon. */
  append(events: readonly WireEvent[]): void;
  /** Writes down what must not be lost while the turn goes on, such as the result of a tool that has run. */
  save(turns: readonly Turn[]): Promise<void>;
  /** Whether somebody reads the turn here; kept for those who ask elsewhere. Returns at once. */
  noteReaders(areThere: boolean): void;
  /** `closing` are the turn's last events, which are sent only after this: a client that sees them finds them stored. */
  finish(turns: readonly Turn[], closing?: readonly WireEvent[]): Promise<void>;
};

/** `busy`: a turn is running. `foreign`: the session belongs to someone else. */
export type Opening = { kind: 'opened'; lease: Lease } | { kind: 'busy' } | { kind: 'foreign' };

/**
 * Conversations as models see them. A session that is not there yet opens empty. What the store can't do just now, because
 * its database is down, is an HTTP error (503).
 */
export interface SessionStore {
  open(key: SessionKey): Promise<Opening>;
  /** An owner's sessions, the last used first. `after` is the `next` of the page before. */
  list(owner: string, page: { limit: number; after: string | undefined }): Promise<SessionPage>;
  /** Undefined for a session that is not there, or is somebody else's. */
  read(key: SessionKey): Promise<StoredSession | undefined>;
  /** Deletes all there is of a session, on every relay. False for one that is not there, or is somebody else's. */
  delete(key: SessionKey): Promise<boolean>;
  /** Resolves when the store can be used, and rejects with an HTTP error (503) otherwise; cheap enough for a probe. */
  ready(): Promise<void>;
  /** Gives back what it holds open, after which it can't be used any more. */
  close(): Promise<void>;
  /** The turns that other relays can find too; absent where a process keeps its sessions for itself. */
  readonly shared?: SharedTurns;
  /** Counts of what is limited, for all relays that share the store; absent where a process counts for itself. */
  readonly counts?: Counts;
}

/** `owner` is opaque here; two users never have the same. */
export type SessionKey = { sessionId: string; owner: string };

/** A turn's events where another relay runs it. They come by themselves until `leave` is called. */
export type FollowedTurn = { events: TurnEvents; leave(): void };

/** A turn as any relay finds it that shares the store. */
export type SharedTurn = {
  readonly id: string;
  /** Running, and nobody reads it any more, on no relay. */
  readonly isAbandoned: boolean;
  /** Resolves when those events after this number that are written down are there to be read. */
  follow(after: number): Promise<FollowedTurn>;
  /** Resolves when it has ended, and its session is free. */
  stop(): Promise<void>;
};

export interface SharedTurns {
  /** The newest turn of the session. Undefined for what is not there, is not theirs, or goes by another name. */
  find(key: SessionKey, turnId: string | undefined): Promise<SharedTurn | undefined>;
}

/** What is known of a session without reading its conversation. Times are milliseconds since 1970. */
export type SessionSummary = {
  id: string;
  title: string;
  createdAt: number;
  usedAt: number;
  /** Of the person and of the model; results of calls are none. */
  messageCount: number;
  isRunning: boolean;
};

/** `next` is absent on the last page. */
export type SessionPage = { sessions: SessionSummary[]; next: string | undefined };

/** One turn as the client began it; `lastEvent` is the number of the newest event that was written down. */
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
