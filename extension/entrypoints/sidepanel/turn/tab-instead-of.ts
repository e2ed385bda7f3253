import { sharedTabs } from '../conversation/shared-tabs.ts';
import { askAgain } from './ask-again.ts';
import type { TurnContext } from './ports.ts';

/** The newest of the other tabs that the person shares, once this one is closed. Undefined while it is open, and when there is none. */
export async function tabInsteadOf(
  { ports, store }: TurnContext,
  tabId: number,
): Promise<number | undefined> {
  const { words } = ports.settings();
  const ask = () => ports.page.listTabs(sharedTabs(store));
  const { tabs } = await askAgain(ask, ports.clock, words.forModel.pageSilent);
  return tabs.some(({ id }) => id === tabId) ? undefined : tabs.at(-1)?.id;
}
