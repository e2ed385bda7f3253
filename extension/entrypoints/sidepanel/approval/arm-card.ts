import { findCall } from '../conversation/panel-store.ts';
import type { TurnContext } from '../ports/ports.ts';
import { ARMING_MILLISECONDS } from './gate.ts';
import { outlineCard } from './outline-card.ts';

/** Called when the card appears or changes: it arms again, and the page outlines its targets. */
export function armCard(context: TurnContext, callId: string): void {
  const { ports, store } = context;
  const call = findCall(store, callId);
  if (call?.state.status !== 'awaiting') return;
  const shownAt = ports.clock.now();
  store.setState({ arming: { callId, shownAt, armed: false } });
  ports.clock.after(ARMING_MILLISECONDS, () => {
    const { arming } = store.getState();
    if (arming?.callId !== callId || arming.shownAt !== shownAt) return;
    store.setState({ arming: { ...arming, armed: true } });
  });
  outlineCard(context, call);
}
