import { changePageContext } from '../../entrypoints/sidepanel/conversation/change-context.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import type { ExecutionLog } from './execution-log.ts';
import type { PageEvent } from './simulated-event.ts';

type TabEvent = Extract<PageEvent, { tabId: number }>;

export function simulateInTabs(
  panel: SimulatedPanel,
  executionLog: ExecutionLog,
  { kind, tabId }: TabEvent,
): void {
  const { tabs } = panel.page;
  switch (kind) {
    case 'front':
      if (tabs.open.has(tabId)) panel.page.front = tabId;
      reportFront(panel);
      break;
    case 'close-tab':
      tabs.close(tabId);
      panel.page.front = [...tabs.open.keys()].at(-1) ?? panel.page.front;
      reportFront(panel);
      break;
    case 'share':
      panel.turn().shareTab(tabId);
      executionLog.shared.add(tabId);
      break;
    case 'unshare':
      panel.turn().unshareTab(tabId);
      break;
  }
}

export function reportFront(panel: SimulatedPanel): void {
  const front = { tabId: panel.page.front, url: undefined, title: undefined };
  changePageContext(panel.store(), { front });
}
