import type { ChatEvent, ChatRequestInput } from '@assent/shared';

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
