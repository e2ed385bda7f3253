import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Conversation, emptyConversation } from './conversation.ts';
import { conversationSaver, keepStore } from './keep-conversation.ts';
import { appendEntry, createPanelStore, setDraft } from './panel-store.ts';
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

test('growing text is kept at once, then no more than now and then, and the last of it always', () => {
  const { drafts, store } = keeping();
  for (const draft of ['a', 'ab', 'abc']) setDraft(store, draft);
  expect(drafts).toEqual(['a']);
  vi.advanceTimersByTime(1_000);
  expect(drafts).toEqual(['a', 'abc']);
});

test('a transition does not wait', () => {
  const { drafts, store } = keeping();
  setDraft(store, 'a');
  setDraft(store, 'ab');
  appendEntry(store, { kind: 'person', id: 'p', text: 'Hello' });
  expect(drafts).toEqual(['a', 'ab']);
});

test('a tab that comes to be shared does not make the next piece of text wait', () => {
  const { drafts, store } = keeping();
  shareTab(store, 7);
  setDraft(store, 'a');
  expect(drafts).toEqual(['', 'a']);
});

test('what is still waiting when the panel goes is kept then', () => {
  const { drafts, store, rest } = keeping();
  setDraft(store, 'a');
  setDraft(store, 'ab');
  rest();
  expect(drafts).toEqual(['a', 'ab']);
});

test('saves follow one another, also after one that failed', async () => {
  const save = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('No space left.'));
  const keep = conversationSaver({ save });
  const conversation = emptyConversation(crypto.randomUUID(), 0, 'session');
  await expect(keep(conversation)).rejects.toThrow('No space left.');
  await expect(keep(conversation)).resolves.toBeUndefined();
});
