import { type Conversation, conversationSchema } from './conversation.ts';
import { type ConversationDatabase, changeAll, openConversationDatabase } from './conversation-database.ts';
import { type Summary, searchableText, summarize } from './summary.ts';

/** What was kept. A record of another shape is left where it is: another version may read it. */
export type StoredRecord =
  | { status: 'found'; conversation: Conversation }
  | { status: 'unreadable' }
  | { status: 'none' };

/** A conversation that was taken away, whole, so that it can be put back. */
export interface RemovedRecord {
  record: unknown;
  name: string | undefined;
}

export interface ConversationRecords {
  latest(): Promise<StoredRecord>;
  read(id: string): Promise<StoredRecord>;
  save(conversation: Conversation): Promise<void>;
  /** The one that was changed last comes first. */
  summaries(): Promise<Summary[]>;
  /** By the conversation's id. */
  texts(): Promise<Map<string, string>>;
  /** An empty name takes the first words of the person again. */
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<RemovedRecord>;
  putBack(removed: RemovedRecord): Promise<void>;
}

/** Conversations on this device, one record each. */
export async function openConversationRecords(): Promise<ConversationRecords> {
  const database = await openConversationDatabase();
  return {
    latest: () => readLatest(database),
    read: async id => parseRecord(await database.get('conversations', id)),
    save: conversation => write(database, conversation),
    summaries: async () =>
      (await database.getAll('summaries')).toSorted((one, other) => other.updatedAt - one.updatedAt),
    texts: async () =>
      new Map((await database.getAll('texts')).map(({ id, text }): [string, string] => [id, text])),
    rename: (id, name) => rename(database, id, name),
    remove: id => remove(database, id),
    putBack: ({ record, name }) => write(database, record, name),
  };
}

async function readLatest(database: ConversationDatabase): Promise<StoredRecord> {
  const cursor = await database
    .transaction('conversations')
    .store.index('updatedAt')
    .openCursor(null, 'prev');
  return parseRecord(cursor?.value);
}

function parseRecord(record: unknown): StoredRecord {
  if (record === undefined) return { status: 'none' };
  const parsed = conversationSchema.safeParse(record);
  return parsed.success ? { status: 'found', conversation: parsed.data } : { status: 'unreadable' };
}

/** The name stands in the summary alone: whoever has the conversation open saves it without knowing of a new one. */
async function write(database: ConversationDatabase, record: unknown, name?: string): Promise<void> {
  const transaction = changeAll(database);
  const id = summarize(record)?.id ?? '';
  const named = name ?? (await transaction.objectStore('summaries').get(id))?.name;
  const summary = summarize(record, named);
  await Promise.all([
    transaction.objectStore('conversations').put(record),
    ...(summary ? [transaction.objectStore('summaries').put(summary)] : []),
    transaction.objectStore('texts').put({ id, text: searchableText(record) }),
    transaction.done,
  ]);
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
  const transaction = changeAll(database);
  const record: unknown = await transaction.objectStore('conversations').get(id);
  const name = (await transaction.objectStore('summaries').get(id))?.name;
  await Promise.all([
    transaction.objectStore('conversations').delete(id),
    transaction.objectStore('summaries').delete(id),
    transaction.objectStore('texts').delete(id),
    transaction.done,
  ]);
  return { record, name };
}
