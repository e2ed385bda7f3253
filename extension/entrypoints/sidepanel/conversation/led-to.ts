import { isSettled, tabOfCall, tabOfRow } from './call.ts';
import type { Row } from './card.ts';
import type { Conversation } from './conversation.ts';

/**
 * Where the tab was led last with the person's approval, if nobody may look what is there: who else led it elsewhere since is
 * not known.
 */
export function addressLedTo({ entries }: Pick<Conversation, 'entries'>, tabId: number): string | undefined {
  const calls = entries.filter(entry => entry.kind === 'call');
  const leads = calls.flatMap(call => {
    const { state } = call;
    if (!isSettled(state) || state.card?.kind !== 'actions' || tabOfCall(call) === undefined) return [];
    return state.card.rows.flatMap((row, index) => {
      const progress = state.rows[index];
      if (progress?.status !== 'ended' || !progress.outcome.success) return [];
      const { effect, tab } = progress.outcome;
      const ledTab = tab ? Number(tab.id) : tabOfRow(call, row);
      return ledTab === tabId ? [{ effect, row }] : [];
    });
  });
  const last = leads.findLast(({ effect }) => effect === 'unseen' || effect === 'navigated');
  return last?.effect === 'unseen' ? linkOf(last.row) : undefined;
}

function linkOf({ preview }: Row): string | undefined {
  return preview.status === 'bound' ? preview.facts?.link : undefined;
}
