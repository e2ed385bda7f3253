import { tabOfRow } from '../conversation/call.ts';
import { type Gone, isGoneForGood, type PlanCard, type Row } from '../conversation/card.ts';
import { awaitingRows, replaceRow } from '../conversation/card-rows.ts';
import { changedParts } from '../conversation/compare-shown.ts';
import { findCall, type PanelStore, patchCall } from '../conversation/panel-store.ts';
import { keepSeen } from '../conversation/seen-rows.ts';
import { type Revalidation, revalidate } from '../execution/revalidate.ts';
import type { Engine } from '../ports/engine.ts';
import type { Clock, TurnContext } from '../ports/ports.ts';
import { armCard } from './arm-card.ts';
import { previewRowOf, withChanges, withDrift } from './preview-rows.ts';

/** Keeps the visible card up to date with the page while it awaits a decision. */
export interface CardWatch {
  watch(callId: string): void;
  rest(): void;
}

/** Milliseconds between two looks at a page that changes without pause. */
const SHORTEST_PAUSE = 100;

/** Milliseconds until the next look where the page reports no change, and such a pause by how long a look takes. */
const LONGEST_PAUSE = 1000;
const SHARE = 10;

interface Watch {
  callId: string;
  /** When the card armed again because something around a target had changed. */
  drifts: number[];
}

export function createCardWatch(context: TurnContext, engine: Engine): CardWatch {
  const { clock } = context.ports;
  let watched: Watch | undefined;

  async function look(watch: Watch): Promise<void> {
    if (watched !== watch) return;
    const revalidation = revalidateFor(context.store, watch.callId);
    if (!revalidation) {
      watched = undefined;
      return;
    }
    const start = clock.now();
    // Begins before the look, which sees all earlier changes.
    const changed = nextChange(context, watch.callId);
    // An undo changes the page as the person wanted; the card arms again after it.
    if (!engine.busy()) await revalidation(context, watch);
    const spent = clock.now() - start;
    const silence = pause(clock, Math.max(LONGEST_PAUSE, spent * SHARE));
    await Promise.all([pause(clock, Math.max(SHORTEST_PAUSE, spent)), Promise.race([changed, silence])]);
    void look(watch);
  }

  return {
    watch: callId => {
      if (watched?.callId === callId) return;
      watched = { callId, drifts: [] };
      void look(watched);
    },
    rest: () => {
      watched = undefined;
    },
  };
}

function pause(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise(resolve => clock.after(milliseconds, resolve));
}

/** Until one of the documents of a card's rows changes. Never, where none of them says so: the next look does not wait for it. */
function nextChange({ ports, store }: TurnContext, callId: string): Promise<void> {
  const call = findCall(store, callId);
  const places = awaitingRows(store, callId).flatMap(row => {
    const tabId = call && tabOfRow(call, row);
    const { documentId } = row;
    return tabId === undefined || documentId === undefined || isGoneForGood(row) ? [] : { tabId, documentId };
  });
  const distinct = new Map(places.map(place => [place.documentId, place]));
  return new Promise(resolve => {
    for (const place of distinct.values())
      ports.page.nextChange(place).then(
        () => resolve(),
        () => undefined,
      );
  });
}

/** Undefined for a card without a page, and for one that no longer waits. */
function revalidateFor(store: PanelStore, callId: string): typeof revalidateRows | undefined {
  if (awaitingRows(store, callId).length > 0) return revalidateRows;
  return awaitingPlan(store, callId) ? revalidatePlan : undefined;
}

async function revalidateRows(context: TurnContext, watch: Watch): Promise<void> {
  const rows = awaitingRows(context.store, watch.callId);
  await Promise.all(rows.map((row, index) => revalidateRow(context, watch, row, index)));
}

async function revalidateRow(context: TurnContext, watch: Watch, row: Row, index: number): Promise<void> {
  const { callId } = watch;
  // A row that belonged to a page that was left is not checked against the next page.
  if (row.draft || isGoneForGood(row)) return;
  const revalidation = await revalidate(context, callId, row);
  const next = await rowAfter(context, callId, row, revalidation);
  // A change by the person takes precedence.
  if (next === row || awaitingRows(context.store, callId)[index] !== row) return;
  replaceRow(context.store, callId, index, next);
  const isAlike = isDisplayedAlike(row, next, revalidation);
  if (isAlike) keepSeen(context.store, callId, row.preview, next.preview);
  if (row.gone || !isAlike || isArmingDrift(watch, revalidation, context.ports.clock.now()))
    armCard(context, callId);
}

function isDisplayedAlike({ preview: before }: Row, { preview: now }: Row, { kind }: Revalidation): boolean {
  if (kind === 'counted') return true;
  if (kind !== 'drifted' || before.status !== 'bound' || now.status !== 'bound') return false;
  return changedParts(before, now).parts.length === 0;
}

/**
 * Where something around changes again and again, nobody could approve a card that is armed again each time. After the first
 * two times, what had changed before arms it at most every three seconds, so that it is not taken over in silence either.
 */
const ALWAYS_ARMING_DRIFTS = 2;
const PAUSE_BETWEEN_DRIFTS = 3000;

function isArmingDrift({ drifts }: Watch, revalidation: Revalidation, now: number): boolean {
  if (revalidation.kind !== 'drifted') return false;
  const last = drifts.at(-1);
  const isOften = drifts.length >= ALWAYS_ARMING_DRIFTS && revalidation.drift.isRestless;
  if (isOften && last !== undefined && now - last < PAUSE_BETWEEN_DRIFTS) return false;
  drifts.push(now);
  return true;
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
    case 'drifted':
      return changedRow(row, await previewAgain(context, callId, row), revalidation);
  }
}

function isSame(before: Row['gone'], now: Gone): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

function withoutGone({ gone: _gone, ...row }: Row): Row {
  return row;
}

/** Binds what is there now, and says what has changed, also around the target. */
function changedRow(row: Row, fresh: Row, revalidation: Extract<Revalidation, { drift?: unknown }>): Row {
  if (fresh === row) return row;
  const changed = withDrift(fresh, revalidation.drift, revalidation.kind === 'drifted');
  const step = revalidation.kind === 'changed' ? revalidation.step : undefined;
  return step === undefined ? changed : { ...changed, step };
}

async function previewAgain(context: TurnContext, callId: string, row: Row): Promise<Row> {
  const fresh = await previewRowOf(context, callId, row.action);
  if (fresh.preview.status !== 'bound') return row;
  return withChanges(row, fresh, context.ports.settings().messages);
}

/** A card without rows is about a page as a whole: only whether that page is still shown can change. */
async function revalidatePlan(context: TurnContext, { callId }: Watch): Promise<void> {
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
