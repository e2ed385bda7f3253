import { calls, changeCall } from '../conversation/panel-store.ts';
import { clearOutline } from './outline-card.ts';
import type { TurnContext } from './ports.ts';

/** Stop means the whole turn: calls that nobody has decided on yet are not brought up any more. */
export function stopCalls(context: TurnContext): void {
  for (const call of calls(context.store)) {
    const { status } = call.state;
    if (status !== 'proposed' && status !== 'awaiting') continue;
    if (status === 'awaiting') clearOutline(context, call);
    changeCall(context.store, call.id, it => ({ ...it, state: { status: 'void', reason: 'stopped' } }));
  }
}
