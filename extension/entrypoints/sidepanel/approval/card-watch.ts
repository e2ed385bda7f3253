import { type Gone, isGoneForGood, type PlanCard, type Row } from '../conversation/card.ts';
import { awaitingRows, replaceRow } from '../conversation/card-rows.ts';
import { changedParts } from '../conversation/compare-shown.ts';
import { findCall, type PanelStore, patchCall } from '../conversation/panel-store.ts';
import { keepSeen } from '../conversation/seen-rows.ts';
import { type Drift, type Revalidation, revalidate } from '../execution/revalidate.ts';
import type { Engine } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { armCard } from './arm-card.ts';
import { previewRowOf, withChanges, withDrift } from './preview-rows.ts';

/** Keeps the visible card up to date with the page while it awaits a decision. */
export interface CardWatch {
  watch(callId: string): void;
  rest(): void;
}

const PAUSE_MILLISECONDS = 1000;

/** A page that takes long to preview an action gets ten times as long for its own work. */
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
    // An undo changes the page as the person wanted; the card arms again after it.
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

/** Undefined for a card without a page, and for one that no longer waits. */
function revalidateFor(store: PanelStore, callId: string): typeof revalidateRows | undefined {
  if (awaitingRows(store, callId).length > 0) return revalidateRows;
  return awaitingPlan(store, callId) ? revalidatePlan : undefined;
}

async function revalidateRows(context: TurnContext, callId: string): Promise<void> {
  for (const index of awaitingRows(context.store, callId).keys()) {
    const row = awaitingRows(context.store, callId)[index];
    // A row that belonged to a page that was left is not checked against the next page.
    if (!row || row.draft || isGoneForGood(row)) continue;
    const revalidation = await revalidate(context, callId, row);
    const next = await rowAfter(context, callId, row, revalidation);
    // A change by the person takes precedence.
    if (next === row || awaitingRows(context.store, callId)[index] !== row) continue;
    replaceRow(context.store, callId, index, next);
    const isAlike = isDisplayedAlike(row, next, revalidation);
    if (isAlike) keepSeen(context.store, callId, row.preview, next.preview);
    if (row.gone || !isAlike || isFirstDrift(row, revalidation)) armCard(context, callId);
  }
}

function isDisplayedAlike({ preview: before }: Row, { preview: now }: Row, { kind }: Revalidation): boolean {
  if (kind === 'counted') return true;
  if (kind !== 'drifted' || before.status !== 'bound' || now.status !== 'bound') return false;
  return changedParts(before, now).parts.length === 0;
}

/** Where something around changes again and again, nobody could approve a card that is armed again each time. */
const MAX_ARMING_DRIFTS = 2;

function isFirstDrift({ drifts = 0 }: Row, { kind }: Revalidation): boolean {
  return kind === 'drifted' && drifts < MAX_ARMING_DRIFTS;
}

async function rowAfter(
  context: TurnContext,
  callId: string,
  row: Row,
  revalidation: Revalidation,
): Promise<Row> {
  switch (revalidation.kind) {
    case 'unknown':
      return row;
    case 'same':
      return row.gone ? withoutGone(row) : row;
    case 'gone':
      return isSame(row.gone, revalidation.what) ? row : { ...row, gone: revalidation.what };
    case 'counted':
      return withoutGone(revalidation.row);
    case 'changed':
      return withDrift(await previewAgain(context, callId, row), revalidation.drift);
    case 'drifted':
      return drifted(row, await previewAgain(context, callId, row), revalidation.drift);
  }
}

function isSame(before: Row['gone'], now: Gone): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

function withoutGone({ gone: _gone, ...row }: Row): Row {
  return row;
}

/** Binds what is around the target now, and says that it has changed. */
function drifted(row: Row, fresh: Row, drift: Drift): Row {
  if (fresh === row) return row;
  return { ...withDrift(fresh, drift, true), drifts: (row.drifts ?? 0) + 1 };
}

async function previewAgain(context: TurnContext, callId: string, row: Row): Promise<Row> {
  const fresh = await previewRowOf(context, callId, row.action);
  if (fresh.preview.status !== 'bound') return row;
  return withChanges(row, fresh, context.ports.settings().messages);
}

/** A card without rows is about a page as a whole: only whether that page is still shown can change. */
async function revalidatePlan(context: TurnContext, callId: string): Promise<void> {
  const { ports, store } = context;
  const card = awaitingPlan(store, callId);
  if (!card) return;
  const page = findCall(store, callId)?.page;
  const isPageGone = !page || !(await ports.isShown(page));
  if (isPageGone === (card.isPageGone ?? false) || awaitingPlan(store, callId) !== card) return;
  patchCall(store, callId, { state: { status: 'awaiting', card: { ...card, isPageGone } } });
  armCard(context, callId);
}

function awaitingPlan(store: PanelStore, callId: string): PlanCard | undefined {
  const state = findCall(store, callId)?.state;
  return state?.status === 'awaiting' && state.card.kind === 'plan' ? state.card : undefined;
}
