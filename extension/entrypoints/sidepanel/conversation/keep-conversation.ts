import type { Conversation, Entry } from './conversation.ts';
import type { ConversationRecords } from './conversation-records.ts';
import type { PanelStore } from './panel-store.ts';

const THROTTLE_MILLISECONDS = 500;

/** Saves conversations one after the other, so that an older state never overwrites a newer one. */
export function conversationKeeper(
  records: ConversationRecords,
): (conversation: Conversation) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return conversation => {
    const save = (): Promise<void> => records.save({ ...conversation, updatedAt: Date.now() });
    // Whoever asked for the save before has been told of its failure; the next one is tried all the same.
    last = last.then(save, save);
    return last;
  };
}

/**
 * Keeps what the store holds: transitions at once, growing text and the draft now and then. `failed` is told when the
 * device keeps nothing.
 */
export function keepStore(
  store: PanelStore,
  keep: (conversation: Conversation) => Promise<void>,
  failed: (thrown: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    keep(store.getState().conversation).catch(failed);
  };
  return store.subscribe(({ conversation }, { conversation: before }) => {
    if (conversation === before) return;
    if (isTransition(conversation.entries, before.entries)) saveNow();
    else timer ??= setTimeout(saveNow, THROTTLE_MILLISECONDS);
  });
}

function isTransition(entries: Entry[], before: Entry[]): boolean {
  return (
    entries.length !== before.length ||
    entries.some((entry, index) => stateOf(entry) !== stateOf(before[index]))
  );
}

function stateOf(entry: Entry | undefined): unknown {
  return entry && 'state' in entry ? entry.state : undefined;
}
