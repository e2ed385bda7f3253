import type { TurnEvents } from '../chat/turn-log.ts';
import type { SessionKey } from './session-key.ts';

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
