import type { Conversation, Entry } from './conversation.ts';
import type { ConversationRecords } from './conversation-records.ts';
import type { PanelStore } from './panel-store.ts';

const PAUSE_MILLISECONDS = 250;

/** Saves conversations one after the other, so that an older state never overwrites a newer one. */
export function conversationSaver(
  records: Pick<ConversationRecords, 'save'>,
): (conversation: Conversation) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return conversation => {
    const save = (): Promise<void> => records.save({ ...conversation, updatedAt: Date.now() });
    // The earlier caller gets its own failure; the next save is tried all the same.
    last = last.then(save, save);
    return last;
  };
}

/**
 * Persists the store: transitions at once; growing text and the draft at once too, but then at intervals. `failed` is called
 * when the device can't save. Returns a function that saves what is pending.
 */
export function keepStore(
  store: PanelStore,
  keep: (conversation: Conversation) => Promise<void>,
  failed: (thrown: unknown) => void,
): () => void {
  let kept = store.getState().conversation;
  let pausing = false;
  const saveAs = (conversation: Conversation): void => {
    if (conversation === kept) return;
    kept = conversation;
    keep(conversation).catch(failed);
  };
  const save = (): void => saveAs(store.getState().conversation);
  const saveInTime = (): void => {
    if (pausing || store.getState().conversation === kept) return;
    save();
    pausing = true;
    setTimeout(() => {
      pausing = false;
      saveInTime();
    }, PAUSE_MILLISECONDS);
  };
  store.subscribe(({ conversation }, { conversation: before }) => {
    if (conversation.id !== before.id) {
      saveAs(before);
      // Opening a conversation from the list does not change its date.
      if (conversation.entries.length > 0) kept = conversation;
      else save();
    } else if (isTransition(conversation, before)) save();
    else saveInTime();
  });
  return save;
}

/** The shared tabs count as one too: otherwise the growing text that follows would be delayed. */
function isTransition(now: Conversation, before: Conversation): boolean {
  return (
    now.sharedTabs !== before.sharedTabs ||
    now.worksIn !== before.worksIn ||
    now.entries.length !== before.entries.length ||
    now.entries.some((entry, index) => stateOf(entry) !== stateOf(before.entries[index]))
  );
}

/** A call changes by transitions only. */
function stateOf(entry: Entry | undefined): unknown {
  if (entry?.kind === 'call') return entry;
  return entry && 'state' in entry ? entry.state : undefined;
}
