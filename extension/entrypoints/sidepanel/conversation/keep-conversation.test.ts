import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Conversation, emptyConversation } from './conversation.ts';
import { conversationSaver, keepStore } from './keep-conversation.ts';
import { appendEntry, changeConversation, createPanelStore } from './panel-store.ts';
import { shareTab } from './shared-tabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function keeping(): { drafts: string[]; store: ReturnType<typeof createPanelStore>; rest: () => void } {
  const drafts: string[] = [];
  const store = createPanelStore(emptyConversation(crypto.randomUUID(), 0, 'session'));
  const keep = async (conversation: Conversation): Promise<void> => {
    drafts.push(conversation.draft);
  };
  return { drafts, store, rest: keepStore(store, keep, () => undefined) };
}

test('saves growing text at once, then at intervals, and always its end', () => {
  const { drafts, store } = keeping();
  for (const draft of ['a', 'ab', 'abc']) changeConversation(store, { draft });
  expect(drafts).toEqual(['a']);
  vi.advanceTimersByTime(1_000);
  expect(drafts).toEqual(['a', 'abc']);
});

test('saves a transition without delay', () => {
  const { drafts, store } = keeping();
  changeConversation(store, { draft: 'a' });
  changeConversation(store, { draft: 'ab' });
  appendEntry(store, { kind: 'person', id: 'p', text: 'Hello' });
  expect(drafts).toEqual(['a', 'ab']);
});

test('sharing a tab does not delay the text that follows', () => {
  const { drafts, store } = keeping();
  shareTab(store, 7);
  changeConversation(store, { draft: 'a' });
  expect(drafts).toEqual(['', 'a']);
});

test('saves what is pending when the panel closes', () => {
  const { drafts, store, rest } = keeping();
  changeConversation(store, { draft: 'a' });
  changeConversation(store, { draft: 'ab' });
  rest();
  expect(drafts).toEqual(['a', 'ab']);
});

test('saves run one after the other, also after a failed one', async () => {
  const save = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('No space left.'));
  const keep = conversationSaver({ save });
  const conversation = emptyConversation(crypto.randomUUID(), 0, 'session');
  await expect(keep(conversation)).rejects.toThrow('No space left.');
  await expect(keep(conversation)).resolves.toBeUndefined();
});
