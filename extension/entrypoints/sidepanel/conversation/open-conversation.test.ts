import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Conversation, emptyConversation } from './conversation.ts';
import { type ConversationRecords, openConversationRecords } from './conversation-records.ts';
import { type Opening, openConversation } from './open-conversation.ts';

const free = async (): Promise<boolean> => true;
const gone = async (): Promise<boolean> => false;

function storedConversation(updatedAt: number): Conversation {
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
const open = (opening: Partial<Opening>): Promise<Conversation> => {
  const tabs = { front: 7, all: [7, 8] };
  return openConversation(records, {
    claim: free,
    browserSession: 'session',
    isShown: gone,
    tabs,
    ...opening,
  });
};
beforeEach(async () => {
  records = await openConversationRecords();
});

test('opens with the most recently changed conversation', async () => {
  const kept = storedConversation(2);
  await records.save(storedConversation(1));
  await records.save(kept);
  expect(await open({})).toEqual(kept);
});

test('leaves a conversation to the panel that has it', async () => {
  const kept = storedConversation(3);
  await records.save(kept);
  const opened = await open({ claim: async id => id !== kept.id });
  expect(opened.entries).toEqual([]);
});

test('a call has no tab after a restart of the browser', async () => {
  await records.save(storedConversation(4));
  const { entries } = await open({ browserSession: 'another session' });
  expect(entries.at(-1)).toMatchObject({ kind: 'call', page: undefined });
});

test('a tab that does not answer does not keep the panel from opening', async () => {
  await records.save(storedConversation(4));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = vi.fn(() => new Promise<boolean>(() => undefined));
  const opened = open({ browserSession: 'another session', isShown: silent });
  await vi.waitFor(() => expect(silent).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect((await opened).entries.at(-1)).toMatchObject({ kind: 'call', page: undefined });
});

test('checks each page once, however many calls are about it', async () => {
  const kept = storedConversation(4);
  const again = kept.entries.map(entry => ({ ...entry, id: `${entry.id} again` }));
  await records.save({ ...kept, entries: [...kept.entries, ...again] });
  const isShown = vi.fn(free);
  const { entries } = await open({ browserSession: 'another session', isShown });
  expect(isShown).toHaveBeenCalledOnce();
  expect(entries.at(-1)).toMatchObject({ page: { documentId: 'd' } });
});

test('a call keeps its page after an update of the extension while its tab shows it', async () => {
  const kept = storedConversation(4.5);
  await records.save(kept);
  const isShown = async ({ documentId }: { documentId: string }) => documentId === 'd';
  expect(await open({ browserSession: 'another session', isShown })).toEqual({
    ...kept,
    browserSession: 'another session',
  });
});

test('reports an unreadable record and keeps it', async () => {
  const database = await openDB('assent', 3);
  await database.put('conversations', { id: 'strange', updatedAt: 5, entries: 'none' });
  const opened = await open({});
  expect(opened.entries).toMatchObject([{ notice: { kind: 'record-unreadable' } }]);
  expect(await database.get('conversations', 'strange')).toBeDefined();
});

describe('with several conversations', () => {
  const about = (tabId: number, updatedAt: number, browserSession = 'session'): Conversation => ({
    ...storedConversation(updatedAt),
    browserSession,
    place: { tabId, documentId: 'd', url: 'https://a.example', title: 'A' },
  });
  const [ofTab, ofWindow, ofOther] = [about(7, 10), about(8, 11), about(9, 12)];
  const old = about(7, 13, 'session before');
  beforeEach(async () => {
    for (const kept of [ofTab, ofWindow, ofOther, old]) await records.save(kept);
  });

  test.each([
    ['the tab in front', {}, ofTab],
    ['another tab of the window', { claim: async (id: string) => id !== ofTab.id }, ofWindow],
    ['another tab of the window', { tabs: { front: 6, all: [6, 8] } }, ofWindow],
    ['the last of all', { tabs: { front: 6, all: [6] } }, { ...old, place: { tabId: undefined } }],
  ])('opens with the one about %s', async (_, opening, { id }) => {
    expect(await open(opening)).toMatchObject({ id });
  });

  test('knows the page after a restart of the browser, but not its tab', async () => {
    const { place } = await open({ browserSession: 'a third' });
    expect(place).toEqual({ url: 'https://a.example', title: 'A' });
  });
});
