import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Entry, emptyConversation } from './conversation.ts';
import { openConversationRecords } from './conversation-records.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('migrates a database of the first version: listed, searchable, and unreadable records stay', async () => {
  const first = await openDB('assent', 1, {
    upgrade: fresh => {
      fresh.createObjectStore('conversations', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt');
    },
  });
  const kept = emptyConversation(crypto.randomUUID(), 1, 'session');
  const call = { kind: 'call', page: { url: 'https://shop.example/a' } };
  await first.put('conversations', { ...kept, entries: [{ kind: 'person', id: 'p', text: 'Buy tea' }] });
  await first.put('conversations', {
    id: 'odd',
    updatedAt: 2,
    entries: [{ kind: 'person', text: 'Odd one' }, call],
  });
  first.close();
  const records = await openConversationRecords();
  expect(await records.summaries()).toMatchObject([
    { id: 'odd', title: 'Odd one', host: 'shop.example' },
    { id: kept.id, title: 'Buy tea' },
  ]);
  expect((await records.texts()).get(kept.id)).toBe('Buy tea');
  expect(await records.read('odd')).toEqual({ status: 'unreadable' });
  expect(await records.read(kept.id)).toMatchObject({ status: 'found' });
});

test('a name survives the saves of a panel that does not know it', async () => {
  const records = await openConversationRecords();
  const kept = emptyConversation(crypto.randomUUID(), 1, 'session');
  await records.save(kept);
  await records.rename(kept.id, 'My name');
  await records.save({ ...kept, draft: 'more' });
  expect(await records.summaries()).toMatchObject([{ name: 'My name', isEmpty: true }]);
  await records.rename(kept.id, '');
  expect((await records.summaries())[0]).not.toHaveProperty('name');
});

test('restores a removed conversation completely, with its name', async () => {
  const records = await openConversationRecords();
  const kept = { ...emptyConversation(crypto.randomUUID(), 1, 'session'), draft: 'half' };
  await records.save(kept);
  await records.rename(kept.id, 'Mine');
  const removed = await records.remove(kept.id);
  expect([await records.summaries(), (await records.texts()).size]).toEqual([[], 0]);
  expect(await records.read(kept.id)).toEqual({ status: 'none' });
  await records.putBack(removed);
  expect(await records.read(kept.id)).toEqual({ status: 'found', conversation: kept });
  expect(await records.summaries()).toMatchObject([{ name: 'Mine' }]);
});

const storeName = (store: unknown): string => (store instanceof IDBObjectStore ? store.name : '');
const person = (id: string, text: string): Entry => ({ kind: 'person', id, text });

test('writes only changed entries, however long the conversation is', async () => {
  const records = await openConversationRecords();
  const entries = Array.from({ length: 200 }, (_, index) => person(`p${index}`, `Words ${index}`));
  const kept = { ...emptyConversation(crypto.randomUUID(), 1, 'session'), entries };
  await records.save(kept);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await records.save({ ...kept, entries: entries.with(7, person('p7', 'Other words')) });
  const written = put.mock.contexts.map(storeName).sort();
  expect(written).toEqual(['conversations', 'entries', 'entryTexts', 'summaries']);
  expect(JSON.stringify(put.mock.calls)).not.toContain('Words 8');
  put.mockRestore();
  expect(await records.read(kept.id)).toMatchObject({
    conversation: { entries: { length: 200, 7: { text: 'Other words' }, 8: { text: 'Words 8' } } },
  });
  expect((await records.texts()).get(kept.id)).toContain('Words 6\nOther words\nWords 8');
});

test('reads inserted, removed and reverted entries as they were last', async () => {
  const records = await openConversationRecords();
  const [first, second, third] = [person('a', 'one'), person('b', 'two'), person('c', 'three')];
  const kept = emptyConversation(crypto.randomUUID(), 1, 'session');
  const changed = person('a', 'another');
  for (const entries of [
    [first, third],
    [changed, second, third],
    [first, third],
    [third, first],
  ]) {
    await records.save({ ...kept, entries });
    expect(await records.read(kept.id)).toEqual({ status: 'found', conversation: { ...kept, entries } });
    expect((await records.texts()).get(kept.id)?.split('\n').sort()).toEqual(
      entries.map(entry => ('text' in entry ? entry.text : '')).sort(),
    );
  }
});

test('a save makes up for a failed one', async () => {
  const records = await openConversationRecords();
  const kept = { ...emptyConversation(crypto.randomUUID(), 1, 'session'), entries: [person('a', 'one')] };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('No space left.', 'QuotaExceededError');
  });
  await expect(records.save(kept)).rejects.toThrow('No space left.');
  vi.restoreAllMocks();
  await records.save(kept);
  expect(await records.read(kept.id)).toEqual({ status: 'found', conversation: kept });
});

test('a conversation stored as a whole is read, then saved by entry, and restored as a whole', async () => {
  const second = await openDB('assent', 2, {
    upgrade: fresh => {
      fresh.createObjectStore('conversations', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt');
      fresh.createObjectStore('summaries', { keyPath: 'id' });
      fresh.createObjectStore('texts', { keyPath: 'id' });
    },
  });
  const entries = [person('a', 'one'), person('b', 'two')];
  const kept = { ...emptyConversation(crypto.randomUUID(), 1, 'session'), entries };
  await second.put('conversations', kept);
  await second.put('texts', { id: kept.id, text: 'one\ntwo' });
  second.close();
  const records = await openConversationRecords();
  expect(await records.latest()).toEqual({ status: 'found', conversation: kept });
  const more = { ...kept, entries: [...entries, person('c', 'three')] };
  await records.save(more);
  expect((await records.texts()).get(kept.id)).toBe('one\ntwo\nthree');
  await records.putBack(await records.remove(kept.id));
  expect(await records.read(kept.id)).toEqual({ status: 'found', conversation: more });
  expect((await records.texts()).get(kept.id)).toBe('one\ntwo\nthree');
  await records.save({ ...more, entries });
  expect(await records.read(kept.id)).toEqual({ status: 'found', conversation: kept });
});
