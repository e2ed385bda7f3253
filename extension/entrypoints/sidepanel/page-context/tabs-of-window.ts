/** The tabs of the window that this panel belongs to, by their numbers. */
export interface TabsOfWindow {
  front: number | undefined;
  all: readonly number[];
}

export async function tabsOfWindow(): Promise<TabsOfWindow> {
  const tabs = await chrome.tabs.query({ currentWindow: true });
  return {
    front: tabs.find(({ active }) => active)?.id,
    all: tabs.flatMap(({ id }) => (id === undefined ? [] : [id])),
  };
}
