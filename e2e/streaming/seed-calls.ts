import type { Page } from 'playwright-core';
import * as z from 'zod';
import type { CallState } from '../../extension/entrypoints/sidepanel/conversation/call.ts';
import { type Entry, entrySchema } from '../../extension/entrypoints/sidepanel/conversation/conversation.ts';
import { called, repliedTo } from '../gallery/fixtures/entries.ts';
import { boundRow } from '../gallery/fixtures/rows.ts';
import { sayIn } from '../gallery/states/state.ts';

const FIELDS = ['Name', 'Street', 'City'];

/** Adds this many finished calls to the panel's conversation, and reopens the panel with them. */
export async function seedCalls(panel: Page, count: number): Promise<void> {
  const entries = Array.from({ length: count }, (_, index) => finishedCall(`call-${index}`)).flat();
  await panel.evaluate(appendEntries, z.array(z.unknown()).parse(entries.map(readable)));
  await panel.reload();
}

function readable(entry: Entry): Entry {
  return entrySchema.parse(entry);
}

function finishedCall(id: string): Entry[] {
  const rows = FIELDS.map(name =>
    boundRow({ action: 'fill', effect: 'edits', facts: { kind: 'text field', name }, before: '', after: id }),
  );
  const outcome = { success: true, message: `${id} was filled in.`, effect: 'changed' } as const;
  const state: CallState = {
    status: 'done',
    card: { kind: 'actions', rows },
    rows: rows.map(() => ({ status: 'ended', outcome })),
    reply: { kind: 'result', result: { success: true, results: rows.map(() => outcome) } },
    delivery: 'sent',
  };
  return [called({ say: sayIn('en'), state, id }), repliedTo(id, `The three fields of ${id} are filled in.`)];
}

/** Runs in the panel. Writes the whole record, as older versions did. */
async function appendEntries(entries: unknown[]): Promise<void> {
  const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('assent'));
  const store = database.transaction('conversations', 'readwrite').objectStore('conversations');
  const newest = await done(store.index('updatedAt').openCursor(null, 'prev'));
  if (!newest) throw new Error('The panel has kept no conversation.');
  const { entryIds: _ids, ...head } = newest.value;
  await done(store.put({ ...head, entries }));
  database.close();
}
