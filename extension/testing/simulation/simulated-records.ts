import {
  type Conversation,
  conversationSchema,
  type Entry,
} from '../../entrypoints/sidepanel/conversation/conversation.ts';
import type { ConversationRecords } from '../../entrypoints/sidepanel/conversation/conversation-records.ts';
import { type Summary, searchableText, summarize } from '../../entrypoints/sidepanel/conversation/summary.ts';

export type SimulatedRecords = Omit<ConversationRecords, 'latest'> & { kept: Map<string, unknown> };

export function simulatedRecords(): SimulatedRecords {
  const kept = new Map<string, unknown>();
  const names = new Map<string, string>();
  const summaryOf = ([id, record]: [string, unknown]): Summary | [] => summarize(record, names.get(id)) ?? [];
  return {
    kept,
    read: async id => {
      if (!kept.has(id)) return { status: 'none' };
      const parsed = conversationSchema.safeParse(kept.get(id));
      return parsed.success ? { status: 'found', conversation: parsed.data } : { status: 'unreadable' };
    },
    save: async (conversation: Conversation) => {
      kept.set(conversation.id, structuredClone(conversation));
    },
    summaries: async () =>
      [...kept].flatMap(summaryOf).toSorted((one, other) => other.updatedAt - one.updatedAt),
    texts: async () => new Map([...kept].map(([id, record]) => [id, searchableText(record)] as const)),
    rename: async (id, name) => {
      if (name === '') names.delete(id);
      else names.set(id, name);
    },
    remove: async id => {
      const removed = { record: kept.get(id), name: names.get(id) };
      kept.delete(id);
      names.delete(id);
      return removed;
    },
    putBack: async ({ record, name }) => {
      const id = summarize(record)?.id ?? '';
      kept.set(id, record);
      if (name !== undefined) names.set(id, name);
    },
  };
}

const copies = new WeakMap<Entry, Entry>();

/** As a device stores it. Entries are immutable, so each is copied once. */
export function copyOf(conversation: Conversation): Conversation {
  const entries = conversation.entries.map(entry => {
    const copy = copies.get(entry) ?? structuredClone(entry);
    copies.set(entry, copy);
    return copy;
  });
  return { ...structuredClone({ ...conversation, entries: [] }), entries };
}
