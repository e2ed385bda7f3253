import type { ChatEvent, ChatRequestInput } from '@assent/shared';
import { BackendError } from './problem.ts';

/** `id` stands at the last of what one server-sent event said: whoever has taken that in can go on after it. */
export type ReceivedEvent = ChatEvent & { id?: string | undefined };

/** A turn that was begun with a request, as its backend knows it. */
export interface TurnName {
  sessionId: string;
  turnId: string;
  userId: string;
}

/** A backend that speaks the wire protocol, as the turn needs it. */
export interface Backend {
  /**
   * Posts one message. Resolves when the backend has accepted it, with the events as they come. Before and while they
   * come, throws a BackendError, or an AbortError when `signal` stops it.
   */
  chat(request: ChatRequestInput, signal: AbortSignal): Promise<AsyncIterable<ReceivedEvent>>;
  /**
   * The events of a turn after the one of this id, or all of them. Undefined where that is not offered, or the turn is
   * not known any more. Throws as `chat` does.
   */
  resume(
    turn: TurnName,
    after: string | undefined,
    signal: AbortSignal,
  ): Promise<AsyncIterable<ReceivedEvent> | undefined>;
  /** Has the backend end a turn. Resolves when it has, or when it can't be told: then the closed connection says it. */
  stop(turn: TurnName): Promise<void>;
}

/**
 * The backend, behind the person's consent. Asked anew before each request, whichever way it came about: a message, a
 * result, a second try. Without consent nothing leaves; the request fails with `no-consent` and can be tried again.
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
    // Only a turn that was begun with consent can be stopped, and whoever takes it back wants this above all.
    stop: turn => backend.stop(turn),
  };
}
