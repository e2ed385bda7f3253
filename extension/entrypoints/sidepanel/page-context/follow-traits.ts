import type { Language } from '@assent/shared';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { askBackground } from '../../../messaging/message.ts';
import { surveyTab } from '../../../messaging/tab-messages.ts';
import { NO_TRAITS, type PageTraits } from '../../../page/page-traits.ts';
import type { PanelStore } from '../conversation/panel-store.ts';

/**
 * Finds the traits of the page in front while the conversation is empty, which is when the suggestions use them; again when
 * another page comes to the front or the person returns to the panel.
 */
export function followTraits(store: PanelStore, language: () => Language): StoreApi<PageTraits> {
  const traits = createStore(() => NO_TRAITS);
  let latest = 0;
  const look = async (): Promise<void> => {
    const { pageContext, conversation } = store.getState();
    if (conversation.entries.length > 0) return;
    latest += 1;
    const question = latest;
    const { front } = pageContext;
    const found = front && !conversation.isPageOff ? await survey(front.tabId, language()) : NO_TRAITS;
    if (question === latest) traits.setState(found, true);
  };
  store.subscribe((state, before) => {
    const isOther =
      state.pageContext.front !== before.pageContext.front ||
      state.conversation.isPageOff !== before.conversation.isPageOff ||
      state.conversation.id !== before.conversation.id;
    if (isOther) void look();
  });
  void look();
  return traits;
}

/** A page without access has no known traits: general suggestions follow. */
function survey(tabId: number, language: Language): Promise<PageTraits> {
  return askBackground(surveyTab, { tabId, language }).catch(() => NO_TRAITS);
}
