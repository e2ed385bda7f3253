import type { Turn } from '../history/turn.ts';

export type SessionKey = { sessionId: string; owner: string };

/** The right to carry on one conversation. Nobody else gets it until `finish`, which saves and gives it back, once. */
export type Lease = { turns: readonly Turn[]; finish(turns: readonly Turn[]): Promise<void> };

/** `busy`: a turn is running. `foreign`: the session belongs to someone else. */
export type Opening = { kind: 'opened'; lease: Lease } | { kind: 'busy' } | { kind: 'foreign' };

/** Conversations as models see them. A session that is not there yet opens empty. */
export interface SessionStore {
  open(key: SessionKey): Promise<Opening>;
}
