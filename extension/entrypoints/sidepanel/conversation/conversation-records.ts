import * as z from 'zod/mini';
import { type Conversation, conversationSchema, type Entry } from './conversation.ts';
import {
  type ConversationDatabase,
  changeAll,
  entriesOf,
  openConversationDatabase,
} from './conversation-database.ts';
import { linesOf, type Summary, searchableText, summarize } from './summary.ts';

/** A record of an unknown shape stays: another version may read it. */
export type StoredRecord =
  | { status: 'found'; conversation: Conversation }
  | { status: 'unreadable' }
  | { status: 'none' };

/** A removed conversation with all that is needed to restore it. */
export interface RemovedRecord {
  record: unknown;
  name: string | undefined;
}

export interface ConversationRecords {
  latest(): Promise<StoredRecord>;
  read(id: string): Promise<StoredRecord>;
  save(conversation: Conversation): Promise<void>;
  /** The most recently changed first. */
  summaries(): Promise<Summary[]>;
  /** By the conversation's id. */
  texts(): Promise<Map<string, string>>;
  /** An empty name restores the default, the person's first words. */
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<RemovedRecord>;
  putBack(removed: RemovedRecord): Promise<void>;
}

export async function openConversationRecords(): Promise<ConversationRecords> {
  const database = await openConversationDatabase();
  const saved = savedEntries();
  const read = async (id: string): Promise<StoredRecord> => {
    const stored = parseRecord(await wholeRecord(database, id));
    if (stored.status === 'found') saved.remember(stored.conversation);
    return stored;
  };
  return {
    latest: async () => {
      const id = await latestId(database);
      return id === undefined ? { status: 'none' } : read(id);
    },
    read,
    save: conversation => save(database, conversation, saved),
    summaries: async () =>
      (await database.getAll('summaries')).toSorted((one, other) => other.updatedAt - one.updatedAt),
    texts: () => readTexts(database),
    rename: (id, name) => rename(database, id, name),
    remove: id => remove(database, id),
    putBack: removed => putBack(database, removed),
  };
}

interface SavedEntries {
  has(conversationId: string, entry: Entry): boolean;
  /** `changed`: only these were written; the others are stored already. */
  remember(conversation: Conversation, changed?: readonly Entry[]): void;
}

/** The stored entries of the conversation that was last read or saved. */
function savedEntries(): SavedEntries {
  let conversationId: string | undefined;
  let known = new Map<string, Entry>();
  return {
    has: (id, entry) => id === conversationId && known.get(entry.id) === entry,
    remember: ({ id, entries }, changed = entries) => {
      if (id !== conversationId) known = new Map();
      conversationId = id;
      for (const entry of changed) known.set(entry.id, entry);
    },
  };
}

async function latestId(database: ConversationDatabase): Promise<string | undefined> {
  const index = database.transaction('conversations').store.index('updatedAt');
  return (await index.openKeyCursor(null, 'prev'))?.primaryKey;
}

function parseRecord(record: unknown): StoredRecord {
  if (record === undefined) return { status: 'none' };
  const parsed = conversationSchema.safeParse(record);
  return parsed.success ? { status: 'found', conversation: parsed.data } : { status: 'unreadable' };
}

const headSchema = z.looseObject({ id: z.string(), entryIds: z.array(z.string()) });

/** A record with its entries inside, however it is stored. */
async function wholeRecord(database: ConversationDatabase, id: string): Promise<unknown> {
  const transaction = database.transaction(['conversations', 'entries']);
  const record: unknown = await transaction.objectStore('conversations').get(id);
  const { data } = headSchema.safeParse(record);
  if (!data) return record;
  const { entryIds, ...head } = data;
  const stored = await transaction.objectStore('entries').getAll(entriesOf(id));
  const byId = new Map(stored.map(({ id: entryId, entry }) => [entryId, entry]));
  return { ...head, entries: entryIds.map(entryId => byId.get(entryId)) };
}

/** Writes the conversation record and those entries that changed. */
async function save(
  database: ConversationDatabase,
  conversation: Conversation,
  saved: SavedEntries,
): Promise<void> {
  const { entries, ...head } = conversation;
  const { id } = head;
  const entryIds = entries.map(entry => entry.id);
  const transaction = changeAll(database);
  const before = headSchema.safeParse(await transaction.objectStore('conversations').get(id)).data?.entryIds;
  const stored = new Set(before);
  const changed = entries.filter(entry => !stored.has(entry.id) || !saved.has(id, entry));
  const now = new Set(entryIds);
  const removed = (before ?? []).filter(entryId => !now.has(entryId));
  await Promise.all([
    transaction.objectStore('conversations').put({ ...head, entryIds }),
    ...changed.map(entry =>
      transaction.objectStore('entries').put({ conversationId: id, id: entry.id, entry }),
    ),
    ...changed.map(entry =>
      transaction.objectStore('entryTexts').put({
        conversationId: id,
        id: entry.id,
        at: entryIds.indexOf(entry.id),
        text: linesOf(entry).join('\n'),
      }),
    ),
    ...removed.flatMap(entryId => [
      transaction.objectStore('entries').delete([id, entryId]),
      transaction.objectStore('entryTexts').delete([id, entryId]),
    ]),
    ...(before ? [] : [transaction.objectStore('texts').delete(id)]),
    putSummary(transaction, conversation),
    transaction.done,
  ]);
  saved.remember(conversation, changed);
}

/** The name is only in the summary: a panel that has the conversation open saves it without knowing of a new name. */
async function putSummary(
  transaction: ReturnType<typeof changeAll>,
  record: unknown,
  name?: string,
): Promise<void> {
  const summaries = transaction.objectStore('summaries');
  const id = summarize(record)?.id ?? '';
  const summary = summarize(record, name ?? (await summaries.get(id))?.name);
  if (summary) await summaries.put(summary);
}

async function readTexts(database: ConversationDatabase): Promise<Map<string, string>> {
  const transaction = database.transaction(['texts', 'entryTexts']);
  const whole = await transaction.objectStore('texts').getAll();
  const apart = await transaction.objectStore('entryTexts').getAll();
  const lines = Map.groupBy(
    apart.toSorted((one, other) => one.at - other.at),
    ({ conversationId }) => conversationId,
  );
  const joined = [...lines].map(([id, texts]) => ({ id, text: texts.map(({ text }) => text).join('\n') }));
  return new Map([...whole, ...joined].map(({ id, text }) => [id, text] as const));
}

async function rename(database: ConversationDatabase, id: string, name: string): Promise<void> {
  const transaction = database.transaction('summaries', 'readwrite');
  const kept = await transaction.store.get(id);
  if (kept) {
    const { name: _before, ...summary } = kept;
    await transaction.store.put({ ...summary, ...(name !== '' && { name }) });
  }
  await transaction.done;
}

async function remove(database: ConversationDatabase, id: string): Promise<RemovedRecord> {
  const record = await wholeRecord(database, id);
  const transaction = changeAll(database);
  const name = (await transaction.objectStore('summaries').get(id))?.name;
  await Promise.all([
    transaction.objectStore('conversations').delete(id),
    transaction.objectStore('summaries').delete(id),
    transaction.objectStore('texts').delete(id),
    transaction.objectStore('entries').delete(entriesOf(id)),
    transaction.objectStore('entryTexts').delete(entriesOf(id)),
    transaction.done,
  ]);
  return { record, name };
}

/** With its entries inside, whatever version wrote it: the next save moves them out. */
async function putBack(database: ConversationDatabase, { record, name }: RemovedRecord): Promise<void> {
  const transaction = changeAll(database);
  await Promise.all([
    transaction.objectStore('conversations').put(record),
    transaction.objectStore('texts').put({ id: summarize(record)?.id ?? '', text: searchableText(record) }),
    putSummary(transaction, record, name),
    transaction.done,
  ]);
}
