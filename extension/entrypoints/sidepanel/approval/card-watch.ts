import { awaitingRows } from '../conversation/awaiting-rows.ts';
import type { PlanCard } from '../conversation/card.ts';
import { changeCall, findCall, type PanelStore } from '../conversation/panel-store.ts';
import type { Engine } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { showCard } from './arm-card.ts';
import { revalidateRows } from './revalidate-rows.ts';

/** Keeps the card that is in sight true to the page, for as long as it waits for the person. */
export interface CardWatch {
  watch(callId: string): void;
  /** The panel is covered: nobody reads the card. */
  rest(): void;
}

const PAUSE_MILLISECONDS = 1000;

/** However long a page takes to say what an action would do, it gets ten times as long for its own. */
const SHARE = 10;

export function createCardWatch(context: TurnContext, engine: Engine): CardWatch {
  const { ports, store } = context;
  let watched: { callId: string } | undefined;

  function lookIn(milliseconds: number, watch: { callId: string }): void {
    ports.clock.after(milliseconds, () => void look(watch));
  }

  async function look(watch: { callId: string }): Promise<void> {
    if (watched !== watch) return;
    const revalidation = revalidateFor(store, watch.callId);
    if (!revalidation) {
      watched = undefined;
      return;
    }
    const start = ports.clock.now();
    // What is being undone changes the page by the person's own wish; the card arms anew after it.
    if (!engine.busy()) await revalidation(context, watch.callId);
    lookIn(Math.max(PAUSE_MILLISECONDS, (ports.clock.now() - start) * SHARE), watch);
  }

  return {
    watch: callId => {
      if (watched?.callId === callId) return;
      watched = { callId };
      lookIn(PAUSE_MILLISECONDS, watched);
    },
    rest: () => {
      watched = undefined;
    },
  };
}

/** Undefined for a card that is about no page, and for one that does not wait any more. */
function revalidateFor(store: PanelStore, callId: string): typeof revalidateRows | undefined {
  if (awaitingRows(store, callId).length > 0) return revalidateRows;
  return awaitingPlan(store, callId) ? revalidatePlan : undefined;
}

/** A card without rows is about a page as a whole: whether that is shown still, or again, is all that can change. */
async function revalidatePlan(context: TurnContext, callId: string): Promise<void> {
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

function awaitingPlan(store: PanelStore, callId: string): PlanCard | undefined {
  const state = findCall(store, callId)?.state;
  return state?.status === 'awaiting' && state.card.kind === 'plan' ? state.card : undefined;
}
