import type { Call } from '../conversation/call.ts';
import { boundElements } from '../conversation/card.ts';
import type { TurnContext } from './ports.ts';

/** Outlines in the page what the card is about. */
export function outlineCard(context: TurnContext, call: Call): void {
  if (call.state.status === 'awaiting') outline(context, call, boundElements(call.state.card));
}

/** Takes the outlines away and disarms the card. */
export function clearOutline(context: TurnContext, call: Call): void {
  context.store.setState({ arming: undefined });
  outline(context, call, []);
}

/** An outline helps to find a target; the card alone is what counts, so a page that can't draw one is no failure. */
function outline({ ports }: TurnContext, { page }: Call, elementIds: string[]): void {
  if (!page) return;
  ports.page.outline(page.tabId, elementIds, ports.settings().language).catch(() => undefined);
}
