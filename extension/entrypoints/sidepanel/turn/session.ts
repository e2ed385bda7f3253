import type { Conversation } from '../conversation/conversation.ts';
import type { TurnContext } from '../ports/ports.ts';

/** What the backend knows the conversation by. */
export function sessionIdOf({ id, sessionId }: Conversation): string {
  return sessionId ?? id;
}

/**
 * Whether the backend that is set has answered in this session, before the message whose place the next one takes: then it has
 * something to go on with.
 */
export function isKnownThere({ store, ports }: TurnContext, rewindTo: string | undefined): boolean {
  const { entries: all } = store.getState().conversation;
  const end = all.findIndex(({ id }) => id === rewindTo);
  const entries = end === -1 ? all : all.slice(0, end);
  const { backendUrl } = ports.settings();
  const begin = entries.findLastIndex(entry => entry.kind === 'person' && entry.restartsSession);
  return entries
    .slice(Math.max(begin, 0))
    .some(entry => entry.kind === 'answer' && entry.accepted && entry.stream?.backendUrl === backendUrl);
}
