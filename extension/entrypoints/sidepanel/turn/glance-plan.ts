import type { PlanCard } from '../conversation/card.ts';
import { changeCall, findCall, type PanelStore } from '../conversation/panel-store.ts';
import type { TurnContext } from './ports.ts';
import { showCard } from './show-card.ts';

/** A card without rows is about a page as a whole: whether that is shown still, or again, is all that can change. */
export async function glanceAtPlan(context: TurnContext, callId: string): Promise<void> {
  const { ports, store } = context;
  const card = awaitingPlan(store, callId);
  if (!card) return;
  const page = findCall(store, callId)?.page;
  const isPageGone = !page || !(await ports.isShown(page));
  if (isPageGone === (card.isPageGone ?? false) || awaitingPlan(store, callId) !== card) return;
  changeCall(store, callId, call => ({
    ...call,
    state: { status: 'awaiting', card: { ...card, isPageGone } },
  }));
  showCard(context, callId);
}

export function awaitingPlan(store: PanelStore, callId: string): PlanCard | undefined {
  const state = findCall(store, callId)?.state;
  return state?.status === 'awaiting' && state.card.kind === 'plan' ? state.card : undefined;
}
