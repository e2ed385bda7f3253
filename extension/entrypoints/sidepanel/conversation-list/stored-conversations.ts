import { toFailure } from '../../../page/page-error.ts';
import { clearOutline } from '../approval/outline-card.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { ListNotice } from '../conversation/conversation-list.ts';
import { inThisSession } from '../conversation/open-conversation.ts';
import { calls, changeConversation } from '../conversation/panel-store.ts';
import { recoverOutcomes, restoreConversation } from '../execution/restore-conversation.ts';
import type { TurnActs } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';

/**
 * Opens a listed conversation in this panel. The current turn is stopped; a waiting card is there again when the person
 * returns to its conversation.
 */
export async function openStored(
  context: TurnContext,
  { engine, resume }: TurnActs,
  id: string,
): Promise<void> {
  const { store } = context;
  if (store.getState().conversation.id === id) return store.setState({ list: undefined });
  engine.halt();
  await engine.settled();
  // As a step of the engine, so that nothing is sent meanwhile from the wrong conversation.
  engine.run(async () => {
    const opened = await claimStored(context, id);
    if ('kind' in opened) return showNotice(context, opened);
    leaveConversation(context);
    store.setState({
      conversation: opened,
      arming: undefined,
      seenRows: undefined,
      chosenFiles: undefined,
      attached: [],
      list: undefined,
    });
  });
  await engine.settled();
  resume();
}

/** Read before the claim, which releases the current conversation; and after, because another panel had it until then. */
async function claimStored({ ports, store }: TurnContext, id: string): Promise<Conversation | ListNotice> {
  const before = await ports.records.read(id);
  if (before.status !== 'found') return { kind: before.status === 'none' ? 'gone' : 'unreadable' };
  if (!(await ports.claim(id))) return { kind: 'elsewhere' };
  const now = await ports.records.read(id);
  const { conversation } = now.status === 'found' ? now : before;
  const { browserSession } = store.getState().conversation;
  const settled = await inThisSession(conversation, { browserSession, isShown: page => ports.isShown(page) });
  return restoreConversation(await recoverOutcomes(settled, ports.page), ports.settings().messages);
}

function leaveConversation(context: TurnContext): void {
  const waiting = calls(context.store).find(call => call.state.status === 'awaiting');
  if (waiting) clearOutline(context, waiting);
}

export function showNotice({ store }: TurnContext, notice: ListNotice | undefined): void {
  store.setState(({ list }) => (list ? { list: { ...list, notice } } : {}));
}

export function showFailure(context: TurnContext, thrown: unknown): void {
  showNotice(context, { kind: 'failed', message: toFailure(thrown).message });
}

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
  const notice = context.store.getState().list?.notice;
  if (notice?.kind !== 'removed') return;
  await context.ports.records.putBack(notice.removed);
  showNotice(context, undefined);
}

/** Removes all conversations and reading grants. Conversations open in other panels stay, and the notice says so. */
export async function removeAll(context: TurnContext, turn: TurnActs): Promise<void> {
  const { records, whileUnclaimed } = context.ports;
  changeConversation(context.store, { draft: '', quote: undefined });
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
