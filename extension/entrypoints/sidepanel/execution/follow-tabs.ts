import type { Outcome } from '../../../operations/outcome.ts';
import { changeCall, type PanelStore } from '../conversation/panel-store.ts';
import { shareTab, workIn } from '../conversation/shared-tabs.ts';

/** Takes in what an action made of the tabs: what it opened is shared, and where it says so the conversation goes on in another. */
export function followTabs(store: PanelStore, callId: string, { tab, opened }: Outcome): void {
  if (opened?.kind === 'tab' && opened.id !== undefined) shareTab(store, Number(opened.id));
  if (!tab) return;
  const tabId = Number(tab.id);
  workIn(store, tabId);
  changeCall(store, callId, call => ({ ...call, tabId }));
}
