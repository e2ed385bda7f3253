import type { ChatEvent, ChatRequestInput } from '@assent/shared';

/** A backend that speaks the wire protocol, as the turn needs it. */
export interface Backend {
  /**
   * Posts one message. Resolves when the backend has accepted it, with the events as they come. Before and while they
   * come, throws a BackendError, or an AbortError when `signal` stops it.
   */
  chat(request: ChatRequestInput, signal: AbortSignal): Promise<AsyncIterable<ChatEvent>>;
}
