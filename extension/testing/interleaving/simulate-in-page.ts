import { tabOfCall } from '../../entrypoints/sidepanel/conversation/call.ts';
import { changePageContext } from '../../entrypoints/sidepanel/conversation/change-context.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { ORIGIN } from '../simulation/simulated-place.ts';
import type { ExecutionLog } from './execution-log.ts';
import type { PageEvent } from './simulated-event.ts';

/** In the tab of the waiting card, else in the one in front. */
export function simulateInPage(panel: SimulatedPanel, executionLog: ExecutionLog, now: PageEvent): void {
  const call = panel.waiting();
  panel.page.watched = (call && tabOfCall(call)) ?? panel.page.front;
  switch (now.kind) {
    case 'navigate':
      panel.page.navigate();
      break;
    case 'hold':
      panel.page.hold();
      break;
    case 'let-go':
      panel.page.letGo();
      break;
    case 'forbid':
      panel.page.tabs.refusing = { origin: panel.page.place.origin(), rule: 'read-only' };
      break;
    case 'permit':
      panel.page.tabs.refusing = undefined;
      break;
    case 'revoke':
      panel.grants.revoke(panel.page.place.origin());
      executionLog.grants.revoke(panel.page.place.origin());
      break;
    case 'midnight':
      panel.grants.passMidnight();
      break;
    case 'turn-back':
      panel.grants.turnBack(3_600_000);
      break;
    case 'move':
      panel.page.place.moveTo(now.isForeign ? 'https://other.example' : ORIGIN);
      panel.page.navigate();
      break;
    case 'frame':
      panel.page.place.showFrame(now.isForeign ? 'https://other.example' : undefined);
      break;
    case 'mutate':
      panel.page.mutate(now.elementId);
      break;
    case 'remove':
      panel.page.remove(now.elementId);
      break;
    case 'kill':
      panel.page.killWorker(now.when, now.times);
      break;
    case 'access':
      panel.page.readable = now.readable;
      break;
    case 'select':
      panel.page.selectedText = now.text;
      break;
    default:
      simulateInTabs(panel, executionLog, now);
  }
}

type TabEvent = Extract<PageEvent, { tabId: number }>;

function simulateInTabs(panel: SimulatedPanel, executionLog: ExecutionLog, { kind, tabId }: TabEvent): void {
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
