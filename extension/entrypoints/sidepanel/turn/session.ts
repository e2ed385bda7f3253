import type { Toolset } from '../../../tools/toolset.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { changeConversation } from '../conversation/panel-store.ts';
import type { TurnContext } from '../ports/ports.ts';

export function sessionIdOf({ id, sessionId }: Conversation): string {
  return sessionId ?? id;
}

/**
 * Whether the selected backend has answered in this session, before the message that the next one replaces: then it has a
 * history to continue.
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

/** A model or an agent of the backend, by its id. */
export interface Pick {
  model?: string;
  agent?: string;
}

/** Picks for this conversation alone, from its next request on. Conversations without a pick follow the settings. */
export function pickBackend({ store, ports }: TurnContext, pick: Pick): void {
  const { backendUrl } = ports.settings();
  const { picked } = store.getState().conversation;
  const before = picked?.backendUrl === backendUrl ? picked : undefined;
  changeConversation(store, { picked: { ...before, ...pick, backendUrl } });
}

/** The model and the agent of a request. Ids of another backend are ignored. */
export function pickedBackend({ store, ports }: TurnContext): Required<Pick> {
  const { model, agent, backendUrl } = ports.settings();
  const { picked, program } = store.getState().conversation;
  // Also at another backend, which refuses it: what was meant for a program reaches no model.
  if (program) return { model: program.id, agent };
  if (picked?.backendUrl !== backendUrl) return { model, agent };
  return { model: picked.model ?? model, agent: picked.agent ?? agent };
}

/** Programs know the names of all our tools, and this set is understood beside them; replays propose batches of actions. */
const TOOLSET_WITHOUT_MODEL: Toolset = 'page';

export function toolsetOf({ store, ports }: TurnContext): Toolset {
  const { program, replay } = store.getState().conversation;
  return program || replay ? TOOLSET_WITHOUT_MODEL : ports.settings().toolset;
}
