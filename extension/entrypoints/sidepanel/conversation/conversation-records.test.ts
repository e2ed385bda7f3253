import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyConversation } from './conversation.ts';
import { openConversationRecords } from './conversation-records.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('a database of the first version is taken along: listed, searchable, and what cannot be read stays', async () => {
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

test('a name survives the saves of a panel that does not know of it', async () => {
  const records = await openConversationRecords();
  const kept = emptyConversation(crypto.randomUUID(), 1, 'session');
  await records.save(kept);
  await records.rename(kept.id, 'My name');
  await records.save({ ...kept, draft: 'more' });
  expect(await records.summaries()).toMatchObject([{ name: 'My name', isEmpty: true }]);
  await records.rename(kept.id, '');
  expect((await records.summaries())[0]).not.toHaveProperty('name');
});

test('what was removed can be put back whole, with its name', async () => {
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
