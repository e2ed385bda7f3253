import type { TurnActs } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { showNotice } from './open-stored.ts';

/** Removes a conversation from this device. It can be restored while the list is open, until the next action there. */
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

/** Removes all conversations and reading grants. Conversations open in other panels stay, and the notice says so. */
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

/** The panel's own conversation is stopped and closed first, and saved before it is removed. */
async function leave(context: TurnContext, turn: TurnActs, id: string): Promise<void> {
  const { ports, store } = context;
  if (store.getState().conversation.id !== id) return;
  await turn.newChat();
  await ports.keep(store.getState().conversation);
}
