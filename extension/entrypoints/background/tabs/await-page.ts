import type { Staying } from '../../../operations/browser/browser.ts';
import type { PageReport, PageWatch } from './watch-pages.ts';
import { isAtRest, isBlocked } from './when-document-left.ts';

/** How it ended that a tab was led somewhere. `pending`: nobody has answered in time. */
export type Ending =
  | { kind: 'there'; status: number | undefined }
  | { kind: 'failed'; reason: string }
  | { kind: 'stayed'; because: Staying }
  | { kind: 'pending' }
  | { kind: 'closed'; isFile: boolean };

/** Together less than what the panel waits for, which is half a minute. */
const ANSWER_MS = 14_000;
const LOAD_MS = 8_000;
/** A page is asked for at once, unless the one before has the person asked whether to leave it. */
const HELD_MS = 2_500;
const LOOK_MS = 100;
/** A navigation shows in the tab a moment after it was set out on. */
const LOOKS_AT_REST = 5;

/**
 * Waits until a tab that is being led somewhere is there, or has stayed where it is. Looks again and again, because nothing
 * tells of the latter. A page that loads for ever counts as there.
 */
export async function awaitPage(tabId: number, watch: PageWatch): Promise<Ending> {
  const begun = Date.now();
  const told = (): PageReport => watch.told(tabId);
  const isPending = (): boolean => !told().isThere && !told().isClosed;
  for (let looksAtRest = 0; isPending(); ) {
    looksAtRest = (await isAtRest(tabId)) ? looksAtRest + 1 : 0;
    if (looksAtRest === LOOKS_AT_REST && isPending())
      return { kind: 'stayed', because: reasonToStay(told()) };
    const waited = Date.now() - begun;
    if (waited > HELD_MS && !told().isRequested && (await isBlocked(tabId)))
      return { kind: 'stayed', because: 'held' };
    if (waited > ANSWER_MS) return { kind: 'pending' };
    await pause();
  }
  return isPending() ? { kind: 'pending' } : afterArrival(tabId, watch);
}

async function afterArrival(tabId: number, watch: PageWatch): Promise<Ending> {
  const deadline = Date.now() + LOAD_MS;
  const told = (): PageReport => watch.told(tabId);
  const isLoading = async (): Promise<boolean> => !told().isLoaded || !(await isAtRest(tabId));
  while (!told().isClosed && Date.now() < deadline && (await isLoading())) await pause();
  const { isClosed, error, status, isFile } = told();
  if (isClosed) return { kind: 'closed', isFile };
  return error === undefined ? { kind: 'there', status } : { kind: 'failed', reason: error };
}

function reasonToStay({ isRequested, isFile, status }: PageReport): Staying {
  if (isFile) return 'file';
  if (status === 204 || status === 205) return 'nothing';
  if (status !== undefined) return 'file';
  return isRequested ? 'nothing' : 'unknown';
}

function pause(): Promise<void> {
  return new Promise(resume => setTimeout(resume, LOOK_MS));
}
