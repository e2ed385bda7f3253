import type { TurnContext } from '../ports/ports.ts';

/** A model or an agent of the backend, by its id. */
export interface Pick {
  model?: string;
  agent?: string;
}

/**
 * Picks for this conversation alone, from its next request on: another one that is under way in another window stays as
 * it is. The settings remain what a conversation without a pick goes by.
 */
export function pickBackend({ store, ports }: TurnContext, pick: Pick): void {
  const { backendUrl } = ports.settings();
  store.setState(({ conversation }) => {
    const before = conversation.picked?.backendUrl === backendUrl ? conversation.picked : undefined;
    return { conversation: { ...conversation, picked: { ...before, ...pick, backendUrl } } };
  });
}

/** The model and the agent that a request asks for. Ids of another backend than the one that is set mean nothing. */
export function pickedBackend({ store, ports }: TurnContext): Required<Pick> {
  const { model, agent, backendUrl } = ports.settings();
  const { picked } = store.getState().conversation;
  if (picked?.backendUrl !== backendUrl) return { model, agent };
  return { model: picked.model ?? model, agent: picked.agent ?? agent };
}
