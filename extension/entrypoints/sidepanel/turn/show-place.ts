import { withoutTab } from '../conversation/place.ts';
import type { TurnContext } from './ports.ts';

/** Brings the tab that the conversation is about to the front; once it is closed, the conversation has none. */
export async function showPlace({ ports, store }: TurnContext): Promise<void> {
  const { place } = store.getState().conversation;
  if (place?.tabId === undefined || (await ports.showTab(place.tabId))) return;
  store.setState(({ conversation }) =>
    conversation.place === place ? { conversation: { ...conversation, place: withoutTab(place) } } : {},
  );
}
