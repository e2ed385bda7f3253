import type { Usage } from '@assent/shared';
import type { Turn } from '../history/turn.ts';

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
