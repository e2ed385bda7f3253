import type { PageReference } from './call.ts';
import { type Conversation, type Entry, emptyConversation } from './conversation.ts';
import type { ConversationRecords } from './conversation-records.ts';

/** The conversation that a panel opens with: the last one, unless another panel has it or it can't be read. */
export async function openConversation(
  records: Pick<ConversationRecords, 'latest'>,
  claim: (conversationId: string) => Promise<boolean>,
  browserSession: string,
  isShown: (page: PageReference) => Promise<boolean>,
): Promise<Conversation> {
  const latest = await records.latest();
  if (latest.status === 'found' && (await claim(latest.conversation.id))) {
    return inThisSession(latest.conversation, browserSession, isShown);
  }
  const fresh = emptyConversation(crypto.randomUUID(), Date.now(), browserSession);
  await claim(fresh.id);
  if (latest.status !== 'unreadable') return fresh;
  const notice = { kind: 'notice', id: crypto.randomUUID(), notice: { kind: 'record-unreadable' } } as const;
  return { ...fresh, entries: [notice] };
}

/**
 * After the browser was started anew, a tab's number may be another tab's: calls lose their page, and can't run. After
 * an update of the extension, which nobody can tell from that, the tab still shows the same document, and they keep it.
 */
export async function inThisSession(
  conversation: Conversation,
  browserSession: string,
  isShown: (page: PageReference) => Promise<boolean>,
): Promise<Conversation> {
  if (conversation.browserSession === browserSession) return conversation;
  const entries = conversation.entries.map(async (entry): Promise<Entry> => {
    const page =
      entry.kind === 'call' ? entry.page : entry.kind === 'answer' ? entry.stream?.page : undefined;
    if (!page || (await isShown(page))) return entry;
    if (entry.kind === 'call') return { ...entry, page: undefined };
    return entry.kind === 'answer' && entry.stream
      ? { ...entry, stream: { ...entry.stream, page: undefined } }
      : entry;
  });
  return { ...conversation, browserSession, entries: await Promise.all(entries) };
}
