import type { Conversation } from './conversation.ts';
import type { FrontPage, OpenTab, PageContext } from './page-context.ts';
import { tabToRead } from './shared-tabs.ts';

type About = Pick<Conversation, 'worksIn' | 'sharedTabs' | 'place'>;

/** The page that goes along with the next message, as far as it is known, and whether its tab is in front. */
export interface PageAlong extends Partial<FrontPage> {
  isInFront: boolean;
}

export function pageAlong(about: About, { front, tabs }: PageContext): PageAlong {
  const tabId = tabToRead(about, front?.tabId);
  const isOpen = tabs === undefined || tabs.some(tab => tab.tabId === tabId);
  if (tabId === undefined || tabId === front?.tabId || !isOpen) return { ...front, isInFront: true };
  const { url, title } = (about.place?.tabId === tabId ? about.place : undefined) ?? {};
  const known = tabs?.find(tab => tab.tabId === tabId);
  return { tabId, url: known?.url ?? url, title: known?.title ?? title, isInFront: false };
}

/** The tabs that the model is told of besides the one whose page goes along; those that are closed are told of no more. */
export function otherTabsAlong(about: About, context: PageContext): OpenTab[] {
  const page = pageAlong(about, context);
  const shared = (about.sharedTabs ?? []).filter(tabId => tabId !== page.tabId);
  return shared.flatMap(tabId => context.tabs?.find(tab => tab.tabId === tabId) ?? []);
}

/** The web pages of this window that the person could add: those of which Chrome tells us what they are. */
export function tabsToAdd(about: About, context: PageContext): OpenTab[] {
  const page = pageAlong(about, context);
  return (context.tabs ?? []).filter(
    ({ tabId, url, isOfWindow }) =>
      isOfWindow && /^https?:/u.test(url ?? '') && tabId !== page.tabId && !about.sharedTabs?.includes(tabId),
  );
}
