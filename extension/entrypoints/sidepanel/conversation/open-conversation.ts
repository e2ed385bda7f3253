import type { PageReference } from './call.ts';
import { type Conversation, type Entry, emptyConversation, pageAt, withoutTab } from './conversation.ts';
import type { ConversationRecords, StoredRecord } from './conversation-records.ts';

/** The tabs of the panel's window, by number. */
export interface TabsOfWindow {
  front: number | undefined;
  all: readonly number[];
}

export interface Opening {
  claim(conversationId: string): Promise<boolean>;
  browserSession: string;
  isShown(page: PageReference): Promise<boolean>;
  tabs: TabsOfWindow;
}

type Records = Pick<ConversationRecords, 'latest' | 'read' | 'summaries'>;

/**
 * The conversation that a panel opens with: the last one about the tab in front, else about another tab of the window, else
 * of all; never one that another panel has or that can't be read.
 */
export async function openConversation(records: Records, opening: Opening): Promise<Conversation> {
  const latest = await records.latest();
  for (const kept of [...(await nearby(records, opening)), latest]) {
    if (kept.status === 'found' && (await opening.claim(kept.conversation.id))) {
      return inThisSession(kept.conversation, opening);
    }
  }
  const fresh = emptyConversation(crypto.randomUUID(), Date.now(), opening.browserSession);
  await opening.claim(fresh.id);
  if (latest.status !== 'unreadable') return fresh;
  const notice = { kind: 'notice', id: crypto.randomUUID(), notice: { kind: 'record-unreadable' } } as const;
  return { ...fresh, entries: [notice] };
}

/** At most one for the tab, and one for the window. */
async function nearby(records: Records, { browserSession, tabs }: Opening): Promise<StoredRecord[]> {
  const here = (await records.summaries()).filter(({ tab }) => tab?.browserSession === browserSession);
  const ofTab = here.find(({ tab }) => tab?.id === tabs.front);
  const ofWindow = here.find(({ tab }) => tab && tabs.all.includes(tab.id));
  const ids = new Set([ofTab, ofWindow].flatMap(summary => summary?.id ?? []));
  return Promise.all([...ids].map(id => records.read(id)));
}

/**
 * After a restart of the browser a tab number may mean another tab: calls lose their page and can't run. After an update of
 * the extension, which looks the same, a tab that still shows the same document keeps it.
 */
export async function inThisSession(
  conversation: Conversation,
  { browserSession, isShown }: Pick<Opening, 'browserSession' | 'isShown'>,
): Promise<Conversation> {
  if (conversation.browserSession === browserSession) return conversation;
  const isStillShown = lookOnce(isShown);
  const entries = conversation.entries.map(async (entry): Promise<Entry> => {
    const page = pageOf(entry);
    const kept = page && (await isStillShown(page)) ? page : undefined;
    if (entry.kind === 'call') return { ...entry, page: kept, tabId: undefined };
    return entry.kind === 'answer' && entry.stream
      ? { ...entry, stream: { ...entry.stream, page: kept, tabId: undefined } }
      : entry;
  });
  const { place } = conversation;
  const page = place && pageAt(place);
  return {
    ...conversation,
    browserSession,
    sharedTabs: undefined,
    worksIn: undefined,
    ...(place && { place: page && (await isStillShown(page)) ? place : withoutTab(place) }),
    entries: await Promise.all(entries),
  };
}

/** A tab with an open dialog does not answer, and rendering waits for it: it counts as showing another page. */
const LOOK_MILLISECONDS = 2_000;

/** Checks each page once, within {@link LOOK_MILLISECONDS} for all of them. */
function lookOnce(isShown: Opening['isShown']): Opening['isShown'] {
  const late = new Promise<false>(resolve => {
    setTimeout(() => resolve(false), LOOK_MILLISECONDS);
  });
  const looks = new Map<string, Promise<boolean>>();
  return page => {
    const key = `${page.tabId} ${page.documentId}`;
    const look = looks.get(key) ?? Promise.race([isShown(page), late]);
    looks.set(key, look);
    return look;
  };
}

function pageOf(entry: Entry): PageReference | undefined {
  if (entry.kind === 'call') return entry.page;
  return entry.kind === 'answer' ? entry.stream?.page : undefined;
}
