import type { Failure } from '../../../page/failure.ts';
import type { ParsedCall } from '../../../tools/parse-call.ts';
import type { Call, CallState } from '../conversation/call.ts';
import { type Card, runnablePart } from '../conversation/card.ts';
import { changeCall, type PanelStore } from '../conversation/panel-store.ts';
import { coveringGrant } from './covering-grant.ts';
import type { TurnContext } from './ports.ts';
import { previewRows } from './preview-rows.ts';
import { readingSite } from './reading-site.ts';
import { failureResult, type JsonObject, unfitResult } from './results.ts';
import { runApprovedCall } from './run-call.ts';

/** How many calls in a row may go back to the model without the person having been asked. */
const UNATTENDED_LIMIT = 3;

/**
 * Brings a proposed call before the person, as the page sees it, or runs it where they allowed that before. What can't
 * be brought before anyone (arguments that make no sense, targets that aren't there) goes back to the model at once;
 * too often in a row, and the turn ends.
 */
export async function prepareCall(context: TurnContext, call: Call, signal: AbortSignal): Promise<void> {
  const parsed = context.ports.tools.parse(call.toolName, call.argumentsText);
  const card = await makeCard(context, call, parsed);
  if ('type' in card) return returnUnattended(context, call, failureResult(card));
  if (card.kind === 'actions' && !card.rows.some(runnablePart)) {
    return returnUnattended(context, call, unfitResult(card.rows, context.ports.settings().words), card);
  }
  const site = await readingSite(context, call, card);
  if (site.status === 'refused') return returnUnattended(context, call, failureResult(site.failure));
  const readsOn = site.status === 'one' ? site.origin : undefined;
  const grant = readsOn === undefined ? undefined : await coveringGrant(context, card, readsOn);
  if (!grant || signal.aborted) {
    changeCall(context.store, call.id, proposed => ({
      ...proposed,
      readsOn,
      state: { status: 'awaiting', card },
    }));
    return;
  }
  changeCall(context.store, call.id, proposed => ({
    ...proposed,
    grant,
    state: { status: 'approved', card },
  }));
  await runApprovedCall(context, call.id, signal);
}

async function makeCard(context: TurnContext, call: Call, parsed: ParsedCall): Promise<Card | Failure> {
  if (parsed.status === 'foreign') return { kind: 'server' };
  const { words } = context.ports.settings();
  if (!call.page) return { type: 'NotPermitted', message: words.forModel.noPage };
  if (parsed.status === 'invalid') return parsed.failure;
  const { tool, plan } = parsed;
  if (plan.kind !== 'actions') return { kind: 'plan', title: tool.title, effect: tool.effect, plan };
  return { kind: 'actions', rows: await previewRows(context, call.page.tabId, plan.actions) };
}

function returnUnattended({ store }: TurnContext, call: Call, result: JsonObject, card?: Card): void {
  const state: CallState =
    unattendedInARow(store) >= UNATTENDED_LIMIT
      ? { status: 'void', card, reason: 'gave-up' }
      : {
          status: 'failed',
          attended: false,
          card,
          rows: [],
          reply: { kind: 'result', result },
          delivery: 'ready',
        };
  changeCall(store, call.id, proposed => ({ ...proposed, state }));
}

/** Counted from the last call that the person was asked about, or the last thing the person wrote. */
function unattendedInARow(store: PanelStore): number {
  const since = store.getState().conversation.entries.toReversed();
  const end = since.findIndex(
    entry => entry.kind === 'person' || (entry.kind === 'call' && wasAttended(entry)),
  );
  return since.slice(0, end).filter(entry => entry.kind === 'call' && entry.state.status === 'failed').length;
}

function wasAttended({ state, grant }: Call): boolean {
  if (grant) return false;
  return state.status === 'failed' ? state.attended : state.status !== 'proposed';
}
