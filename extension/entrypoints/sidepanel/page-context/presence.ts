import type { PanelState, PanelStore } from '../conversation/panel-store.ts';

/** In which tab the assistant is at work for this panel, and whether it waits there for the person. */
export interface Presence {
  tabId: number;
  status: 'working' | 'waiting';
}

/** Undefined when no turn goes on and no card waits, or none that is about a page. */
export function presenceOf({
  activity,
  conversation,
  pageContext,
}: Pick<PanelState, 'activity' | 'conversation' | 'pageContext'>): Presence | undefined {
  if (activity.status === 'busy') {
    const { workingIn } = pageContext;
    return workingIn === undefined ? undefined : { tabId: workingIn, status: 'working' };
  }
  const waiting = conversation.entries.find(
    entry => entry.kind === 'call' && entry.state.status === 'awaiting',
  );
  const page = waiting?.kind === 'call' ? waiting.page : undefined;
  return page && { tabId: page.tabId, status: 'waiting' };
}

/** Runs `follow` when the panel has come to stand somewhere: between an approval and its run it stands nowhere. */
export function followStore(store: PanelStore, follow: () => void): void {
  let isDue = false;
  store.subscribe(() => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      follow();
    });
  });
}
