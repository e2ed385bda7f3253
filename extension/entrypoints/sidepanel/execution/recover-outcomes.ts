import { NoAnswer } from '../../../messaging/no-answer.ts';
import type { Outcome } from '../../../operations/outcome.ts';
import { PageError } from '../../../page/page-error.ts';
import { type Call, tabOfCall } from '../conversation/call.ts';
import { changePageContext } from '../conversation/change-page-context.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { keyOfRow } from '../conversation/done-before.ts';
import { calls, createPanelStore, type PanelStore } from '../conversation/panel-store.ts';
import type { PageAccess } from '../ports/page-access.ts';
import { followTabs } from './follow-tabs.ts';
import { noteRow } from './run-rows.ts';

/**
 * A conversation as it was kept, with what came of what had begun when its panel went away, as far as the background knows:
 * a window that closes by an approval takes its panel with it. Nothing is run by this.
 */
export async function recoverOutcomes(
  kept: Conversation,
  page: Pick<PageAccess, 'outcomeOf'>,
): Promise<Conversation> {
  const store = createPanelStore(kept);
  for (const { call, index } of calls(store).flatMap(begunRows)) {
    const outcome = await heard(page, keyOfRow(call, index));
    if (outcome) takeIn(store, call, index, outcome);
  }
  return store.getState().conversation;
}

function begunRows(call: Call): { call: Call; index: number }[] {
  if (call.state.status !== 'running') return [];
  return call.state.rows.flatMap(({ status }, index) => (status === 'started' ? [{ call, index }] : []));
}

/** Who can't be asked knows no more than we do, and keeps no panel from opening. */
async function heard(page: Pick<PageAccess, 'outcomeOf'>, key: string): Promise<Outcome | undefined> {
  try {
    return (await page.outcomeOf(key)).outcome;
  } catch (thrown) {
    if (thrown instanceof NoAnswer || thrown instanceof PageError) return undefined;
    throw thrown;
  }
}

/** As it would have been taken in then, with what was in front then: what is in front now the person brought there since. */
function takeIn(store: PanelStore, call: Call, index: number, outcome: Outcome): void {
  const tabId = store.getState().conversation.worksIn?.whileFront ?? tabOfCall(call);
  if (tabId !== undefined) changePageContext(store, { front: { tabId, url: undefined, title: undefined } });
  noteRow(store, call.id, index, { status: 'ended', outcome });
  followTabs(store, call.id, outcome);
}
