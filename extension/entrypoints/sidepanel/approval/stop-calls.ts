import type { Call } from '../conversation/call.ts';
import { calls, changeCall, forgetFiles } from '../conversation/panel-store.ts';
import { cutShort } from '../execution/cut-short.ts';
import { toldOf } from '../execution/results.ts';
import type { TurnContext } from '../ports/ports.ts';
import { clearOutline } from './outline-card.ts';

/**
 * Stop means the whole turn: calls that nobody has decided on yet are not brought up any more. What one of them did before,
 * on another page, the model gets to hear.
 */
export function stopCalls(context: TurnContext): void {
  for (const call of calls(context.store)) {
    const { status } = call.state;
    if (status !== 'proposed' && status !== 'awaiting') continue;
    if (status === 'awaiting') clearOutline(context, call);
    changeCall(context.store, call.id, it => stopped(context, it));
    forgetFiles(context.store, call.id);
  }
}

function stopped({ ports }: TurnContext, call: Call): Call {
  const { words } = ports.settings();
  const failure = { type: 'NotPermitted', ...toldOf('stopped', words) } as const;
  return cutShort(call, failure, 'ready', words) ?? { ...call, state: { status: 'void', reason: 'stopped' } };
}
