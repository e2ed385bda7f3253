import type { TurnActs } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { showNotice } from './open-stored.ts';

/** Takes one from this device. It can be put back for as long as the list is open and nothing else was done in it. */
export async function removeConversation(context: TurnContext, turn: TurnActs, id: string): Promise<void> {
  const { records } = context.ports;
  await leave(context, turn, id);
  const summary = (await records.summaries()).find(candidate => candidate.id === id);
  const removing = async (): Promise<void> => {
    const removed = await records.remove(id);
    showNotice(context, { kind: 'removed', title: summary?.name ?? summary?.title ?? '', removed });
  };
  if (!(await context.ports.whileUnclaimed(id, removing))) showNotice(context, { kind: 'elsewhere' });
}

export async function undoRemoval(context: TurnContext): Promise<void> {
  const pageChanges = context.store.getState().list?.pageChanges;
  if (pageChanges?.kind !== 'removed') return;
  await context.ports.records.putBack(pageChanges.removed);
  showNotice(context, undefined);
}

/**
 * Takes everything that is kept of conversations, and what may be read without asking; those that other panels have
 * open stay, and that is said.
 */
export async function removeAll(context: TurnContext, turn: TurnActs): Promise<void> {
  const { records, whileUnclaimed } = context.ports;
  context.store.setState(({ conversation }) => ({
    conversation: { ...conversation, draft: '', quote: undefined },
  }));
  await leave(context, turn, context.store.getState().conversation.id);
  await context.ports.grants.clear();
  let [count, left] = [0, 0];
  for (const { id, isEmpty } of await records.summaries()) {
    if (id === context.store.getState().conversation.id) continue;
    const isRemoved = await whileUnclaimed(id, async () => void (await records.remove(id)));
    if (isEmpty) continue;
    if (isRemoved) count += 1;
    else left += 1;
  }
  showNotice(context, { kind: 'all-removed', count, left });
}

/** The one that stands in this panel is stopped and closed first; all of it is kept before it is taken away. */
async function leave(context: TurnContext, turn: TurnActs, id: string): Promise<void> {
  const { ports, store } = context;
  if (store.getState().conversation.id !== id) return;
  await turn.newChat();
  await ports.keep(store.getState().conversation);
}
