import { findCall } from '../conversation/panel-store.ts';
import type { TurnContext } from './ports.ts';
import { showCard } from './show-card.ts';

/**
 * The person ticks, or unticks, that reading there needs no question today. What is approved is another then, so it
 * arms anew.
 */
export function allowReading(context: TurnContext, callId: string, isAllowed: boolean): void {
  const { store } = context;
  const call = findCall(store, callId);
  if (call?.state.status !== 'awaiting' || call.readsOn === undefined) return;
  store.setState({ allowsReading: isAllowed ? callId : undefined });
  showCard(context, callId);
}
