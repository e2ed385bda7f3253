import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { Frame } from '../frames/reach-frames.ts';
import { reportedAddress } from '../tabs/reported-place.ts';
import { isOpenedByPage } from './opened-by-page.ts';
import type { NewTab } from './watch-tabs.ts';

/** What may be told of a tab that came up while an action ran. */
export type ReportedTab =
  | { kind: 'opened'; id: number; url?: string }
  /** It closed by itself. */
  | { kind: 'closed' }
  /** It shows what is never to be read. */
  | { kind: 'never-read' }
  /** Nobody knows whether the page opened it or the person did. */
  | { kind: 'in-doubt' };

/** `frame`: the document that was acted in, one of the `frames` of its tab. */
export async function reportedTab(
  tab: NewTab,
  frame: Frame,
  frames: readonly Frame[],
  { opened }: Outcome,
): Promise<ReportedTab> {
  const { id, openerId, isOfFront, isClosed } = tab;
  const announced = opened?.kind === 'tab' ? opened.url : undefined;
  const isSure = isOfFront || (await isOpenedByPage({ id, openerId, acted: frames, announced }));
  if (!isSure) return { kind: 'in-doubt' };
  if (isClosed) return { kind: 'closed' };
  const address = (await addressOf(id)) || announced;
  if (!address) return { kind: 'opened', id };
  const url = await reportedAddress(frame, address);
  return url === undefined ? { kind: 'never-read' } : { kind: 'opened', id, url };
}

/** A tab that a script opens is empty at first, and says a moment later where it goes. */
const ADDRESS_MS = 500;
const LOOK_MS = 50;

/** The browser tells its address only where we may read. */
async function addressOf(tabId: number): Promise<string | undefined> {
  for (let left = ADDRESS_MS; ; left -= LOOK_MS) {
    const tab = await chrome.tabs.get(tabId).catch(() => undefined);
    const address = tab?.pendingUrl || tab?.url;
    const isLed = address && address !== 'about:blank';
    if (!tab || isLed || tab.status === 'complete' || left <= 0) return address;
    await new Promise(resume => setTimeout(resume, LOOK_MS));
  }
}
