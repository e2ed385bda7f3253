import { type Conversation, emptyConversation } from './conversation.ts';
import type { ConversationRecords } from './conversation-records.ts';

/** The conversation that a panel opens with: the last one, unless another panel has it or it can't be read. */
export async function openConversation(
  records: ConversationRecords,
  claim: (conversationId: string) => Promise<boolean>,
): Promise<Conversation> {
  const latest = await records.latest();
  if (latest.status === 'found' && (await claim(latest.conversation.id))) return latest.conversation;
  const fresh = emptyConversation(crypto.randomUUID(), Date.now());
  await claim(fresh.id);
  if (latest.status !== 'unreadable') return fresh;
  const notice = { kind: 'notice', id: crypto.randomUUID(), notice: { kind: 'record-unreadable' } } as const;
  return { ...fresh, entries: [notice] };
}
