import { findCall } from '../conversation/panel-store.ts';
import type { TurnContext } from '../ports/ports.ts';
import { pointAtRow } from './outline-card.ts';
import { placeOfRow } from './row-place.ts';

/** Scrolls the target of a row into view, where it stands out. Whether it is there to be shown. */
export async function showRow(context: TurnContext, callId: string, index: number): Promise<boolean> {
  const { ports, store } = context;
  const call = findCall(store, callId);
  const place = call && placeOfRow(call, index);
  if (!place) return false;
  pointAtRow(context, callId, index);
  const { language } = ports.settings();
  // A page that can't be asked any more has nothing to show; what became of it the card tells when it is decided on.
  const shown = ports.page.showElement(place.tabId, place.elementId, language).catch(() => undefined);
  return (await shown)?.isShown === true;
}
