import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { type Conversation, emptyConversation } from './conversation.ts';
import { type ConversationRecords, openConversationRecords } from './conversation-records.ts';
import { openConversation } from './open-conversation.ts';

const free = async (): Promise<boolean> => true;
const gone = async (): Promise<boolean> => false;

function keptConversation(updatedAt: number): Conversation {
  const person = { kind: 'person', id: 'p', text: 'Hello' } as const;
  const page = { tabId: 7, documentId: 'd', url: 'https://a.example', title: 'A' };
  const call = {
    kind: 'call',
    id: 'c',
    toolName: 't',
    argumentsText: '{}',
    page,
    state: { status: 'proposed' },
  } as const;
  return { ...emptyConversation(crypto.randomUUID(), updatedAt, 'session'), entries: [person, call] };
}

let records: ConversationRecords;
beforeEach(async () => {
  records = await openConversationRecords();
});

test('opens with the conversation that was changed last', async () => {
  const kept = keptConversation(2);
  await records.save(keptConversation(1));
  await records.save(kept);
  expect(await openConversation(records, free, 'session', gone)).toEqual(kept);
});

test('leaves a conversation to the panel that has it', async () => {
  const kept = keptConversation(3);
  await records.save(kept);
  const opened = await openConversation(records, async id => id !== kept.id, 'session', gone);
  expect(opened.entries).toEqual([]);
});

test('after the browser was started anew a call has no tab any more', async () => {
  await records.save(keptConversation(4));
  const { entries } = await openConversation(records, free, 'another session', gone);
  expect(entries.at(-1)).toMatchObject({ kind: 'call', page: undefined });
});

test('after the extension was updated a call keeps the page that its tab still shows', async () => {
  const kept = keptConversation(4.5);
  await records.save(kept);
  const isShown = async ({ documentId }: { documentId: string }) => documentId === 'd';
  expect(await openConversation(records, free, 'another session', isShown)).toEqual({
    ...kept,
    browserSession: 'another session',
  });
});

test('says so when a record cannot be read, and keeps it', async () => {
  const database = await openDB('assent', 2);
  await database.put('conversations', { id: 'strange', updatedAt: 5, entries: 'none' });
  const opened = await openConversation(records, free, 'session', gone);
  expect(opened.entries).toMatchObject([{ notice: { kind: 'record-unreadable' } }]);
  expect(await database.get('conversations', 'strange')).toBeDefined();
});
