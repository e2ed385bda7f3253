import type { Call } from '../conversation/call.ts';
import { boundElements, runnablePart, shownPoints } from '../conversation/card.ts';
import { findCall } from '../conversation/panel-store.ts';
import type { OutlinedTargets } from '../ports/page-access.ts';
import type { TurnContext } from '../ports/ports.ts';

export function outlineCard(context: TurnContext, call: Call): void {
  if (call.state.status !== 'awaiting') return;
  const { card } = call.state;
  outline(context, call, { elementIds: boundElements(card), points: shownPoints(card) });
}

export function pointAtRow(context: TurnContext, callId: string, index: number | undefined): void {
  const call = findCall(context.store, callId);
  if (call?.state.status !== 'awaiting') return;
  const strongId = index === undefined ? undefined : placeOfRow(call, index)?.elementId;
  const { card } = call.state;
  outline(context, call, { elementIds: boundElements(card), strongId, points: shownPoints(card, index) });
}

export function clearOutline(context: TurnContext, call: Call): void {
  context.store.setState({ arming: undefined });
  outline(context, call, { elementIds: [], points: [] });
}

/** An outline only helps to find a target, so a page that can't draw one is no failure. */
function outline({ ports }: TurnContext, { page }: Call, targets: OutlinedTargets): void {
  if (!page) return;
  ports.page.outline(page.tabId, targets).catch(() => undefined);
}

/** Scrolls the target of a row into view and emphasizes it. Returns whether the page could show it. */
export async function showRow(context: TurnContext, callId: string, index: number): Promise<boolean> {
  const { ports, store } = context;
  const call = findCall(store, callId);
  const place = call && placeOfRow(call, index);
  if (!place) return false;
  pointAtRow(context, callId, index);
  // A page that does not answer has nothing to show; the decision will report why.
  const shown = ports.page.showElement(place.tabId, place.elementId).catch(() => undefined);
  return (await shown)?.isShown === true;
}

/** Scrolls the first target of a new card into view. The focus stays where it is. */
export function showFirstRow({ ports, store }: TurnContext, callId: string): void {
  const call = findCall(store, callId);
  if (call?.state.status !== 'awaiting' || call.state.card.kind !== 'actions') return;
  const [first] = call.state.card.rows.flatMap((_row, index) => placeOfRow(call, index) ?? []);
  if (first) ports.page.showElement(first.tabId, first.elementId).catch(() => undefined);
}

interface RowPlace {
  tabId: number;
  elementId: string;
}

/** Undefined for a row without an element, and for one that can't run. */
export function placeOfRow({ page, state }: Call, index: number): RowPlace | undefined {
  const card = 'card' in state ? state.card : undefined;
  const row = card?.kind === 'actions' ? card.rows[index] : undefined;
  const binding = row && runnablePart(row)?.preview.binding;
  return page && binding?.kind === 'element'
    ? { tabId: page.tabId, elementId: binding.elementId }
    : undefined;
}
