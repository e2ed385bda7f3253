import type { ChatEvent, ChatRequestInput } from '@assent/shared';
import { BackendError } from './problem.ts';

/** `id`: the last event of one server-sent event carries it; a reader that has processed it can resume after it. */
export type ReceivedEvent = ChatEvent & { id?: string | undefined };

export interface TurnName {
  sessionId: string;
  turnId: string;
  userId: string;
}

export interface Backend {
  /**
   * Posts one message. Resolves with the events once the backend has accepted it. Throws a BackendError, or an AbortError
   * when `signal` stops it, before and during the events.
   */
  chat(request: ChatRequestInput, signal: AbortSignal): Promise<AsyncIterable<ReceivedEvent>>;
  /**
   * The events of a turn after the given id, or all of them. Undefined when the backend does not offer it or has forgotten
   * the turn. Throws as `chat` does.
   */
  resume(
    turn: TurnName,
    after: string | undefined,
    signal: AbortSignal,
  ): Promise<AsyncIterable<ReceivedEvent> | undefined>;
  /**
   * Ends a turn at the backend; the next `chat` waits for it. Resolves in any case: where the request fails, the closed
   * connection ends the turn.
   */
  stop(turn: TurnName): Promise<void>;
}

/**
 * Checks the consent before each request, whatever caused it. Without consent nothing is sent, and the request fails with
 * `no-consent`.
 */
export function withConsent(backend: Backend, hasConsent: () => Promise<boolean>): Backend {
  const assertConsent = async (): Promise<void> => {
    if (!(await hasConsent())) throw new BackendError({ kind: 'no-consent' });
  };
  return {
    async chat(request, signal) {
      await assertConsent();
      return backend.chat(request, signal);
    },
    async resume(turn, after, signal) {
      await assertConsent();
      return backend.resume(turn, after, signal);
    },
    // Only a turn that began with consent can be stopped, also after the consent was withdrawn.
    stop: turn => backend.stop(turn),
  };
}
