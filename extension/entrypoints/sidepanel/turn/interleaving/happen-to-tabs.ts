import { changePageContext } from '../../conversation/change-page-context.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import type { PageHappening } from './happening.ts';
import type { Witness } from './witness.ts';

type TabHappening = Extract<PageHappening, { tabId: number }>;

export function happenToTabs(panel: SimulatedPanel, witness: Witness, { kind, tabId }: TabHappening): void {
  const { tabs } = panel.page;
  switch (kind) {
    case 'front':
      if (tabs.open.has(tabId)) panel.page.front = tabId;
      tellFront(panel);
      break;
    case 'close-tab':
      tabs.close(tabId);
      panel.page.front = [...tabs.open.keys()].at(-1) ?? panel.page.front;
      tellFront(panel);
      break;
    case 'share':
      panel.turn().shareTab(tabId);
      witness.shared.add(tabId);
      break;
    case 'unshare':
      panel.turn().unshareTab(tabId);
      break;
  }
}

/** As the panel hears of the tab in front of its window. */
export function tellFront(panel: SimulatedPanel): void {
  const front = { tabId: panel.page.front, url: undefined, title: undefined };
  changePageContext(panel.store(), { front });
}
