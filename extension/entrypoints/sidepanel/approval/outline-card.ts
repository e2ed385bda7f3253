import type { Call } from '../conversation/call.ts';
import { boundElements } from '../conversation/card.ts';
import { findCall } from '../conversation/panel-store.ts';
import type { OutlinedTargets } from '../ports/page-access.ts';
import type { TurnContext } from '../ports/ports.ts';
import { placeOfRow } from './row-place.ts';

/** Outlines in the page what the card is about. */
export function outlineCard(context: TurnContext, call: Call): void {
  if (call.state.status === 'awaiting')
    outline(context, call, { elementIds: boundElements(call.state.card) });
}

/** The person points at a row of the card that waits, or at none any more: its target stands out from the others. */
export function pointAtRow(context: TurnContext, callId: string, index: number | undefined): void {
  const call = findCall(context.store, callId);
  if (call?.state.status !== 'awaiting') return;
  const strongId = index === undefined ? undefined : placeOfRow(call, index)?.elementId;
  outline(context, call, { elementIds: boundElements(call.state.card), strongId });
}

/** Takes the outlines away and disarms the card. */
export function clearOutline(context: TurnContext, call: Call): void {
  context.store.setState({ arming: undefined });
  outline(context, call, { elementIds: [] });
}

/** An outline helps to find a target; the card alone is what counts, so a page that can't draw one is no failure. */
function outline({ ports }: TurnContext, { page }: Call, targets: OutlinedTargets): void {
  if (!page) return;
  ports.page.outline(page.tabId, targets, ports.settings().language).catch(() => undefined);
}
