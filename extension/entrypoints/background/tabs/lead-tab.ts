import { message } from '../../../messages/message.ts';
import type { Arrival, Patience, StayReason } from '../../../operations/browser/browser.ts';
import { PageError } from '../../../page/page-error.ts';
import type { Probed } from '../frames/look-at-documents.ts';
import { tabClosed } from '../frames/page-failures.ts';
import { lookAtArrivedPage } from './look-at-page.ts';
import { type PageReport, type PageWatch, watchPages } from './watch-pages.ts';
import { isAtRest, isBlocked, isInTab } from './when-document-left.ts';

/** A navigation of a tab. */
export interface Lead {
  /** The document before, where we may look. */
  from: Probed | undefined;
  start(): Promise<unknown>;
  /** Whether the same document has reached the destination. */
  isThereWithin(): Promise<boolean>;
  patience?: Patience | undefined;
}

/** Starts a navigation and waits until the tab has arrived, or certainly stays. */
export async function leadTab(
  tabId: number,
  { from, start, isThereWithin, patience }: Lead,
): Promise<Arrival> {
  const isThere = async (): Promise<boolean> => !from || !(await isInTab(from)) || isThereWithin();
  const watch = watchPages(async changedId => changedId === tabId && isThere());
  try {
    await start();
    return await arrivalOf(tabId, watch, patience);
  } finally {
    watch.stop();
  }
}

/** Throws where there is no page to continue with. */
export async function arrivalOf(tabId: number, watch: PageWatch, patience: Patience = {}): Promise<Arrival> {
  const ending = await awaitPage(tabId, watch, patience);
  switch (ending.kind) {
    case 'there':
      return lookAtArrivedPage(tabId, ending.status);
    case 'stayed':
      return ending;
    case 'failed':
      throw new PageError('NavigationError', message('navigation.failed', { reason: ending.reason }));
    case 'pending':
      throw new PageError('Timeout', message('navigation.pending'));
    case 'closed':
      if (ending.isFile) return { kind: 'stayed', because: 'file' };
      throw tabClosed();
  }
}

/** How a navigation ended. `pending`: no answer in time. */
type Ending =
  | { kind: 'there'; status: number | undefined }
  | { kind: 'failed'; reason: string }
  | { kind: 'stayed'; because: StayReason }
  | { kind: 'pending' }
  | { kind: 'closed'; isFile: boolean };

/** Together less than the half minute that the panel waits. */
const ANSWER_MS = 14_000;
const LOAD_MS = 8_000;
/** A request starts at once, unless the old page asks the user whether to leave it. */
const HELD_MS = 2_500;
const LOOK_MS = 100;
/** A navigation shows in the tab a moment after its start. */
const LOOKS_AT_REST = 5;

/**
 * Waits until a tab has arrived, or has stayed where it is. Polls, because no event reports a tab that stays. A page that
 * loads forever counts as there.
 */
async function awaitPage(tabId: number, watch: PageWatch, patience: Patience): Promise<Ending> {
  const begun = Date.now();
  const { mostMs = ANSWER_MS + LOAD_MS } = patience;
  const report = (): PageReport => watch.report(tabId);
  const isPending = (): boolean => !report().isThere && !report().isClosed;
  for (let looksAtRest = 0; isPending(); ) {
    looksAtRest = (await isAtRest(tabId)) ? looksAtRest + 1 : 0;
    if (looksAtRest === LOOKS_AT_REST && isPending())
      return { kind: 'stayed', because: reasonToStay(report()) };
    const waited = Date.now() - begun;
    if (waited > HELD_MS && !report().isRequested && (await isBlocked(tabId)))
      return { kind: 'stayed', because: 'held' };
    if (waited > Math.min(mostMs, ANSWER_MS)) return { kind: 'pending' };
    await pause();
  }
  return isPending() ? { kind: 'pending' } : afterArrival(tabId, watch, patience, begun + mostMs);
}

async function afterArrival(
  tabId: number,
  watch: PageWatch,
  { isLoadAwaited = true }: Patience,
  latest: number,
): Promise<Ending> {
  const deadline = isLoadAwaited ? Math.min(Date.now() + LOAD_MS, latest) : 0;
  const report = (): PageReport => watch.report(tabId);
  const isLoading = async (): Promise<boolean> => !report().isLoaded || !(await isAtRest(tabId));
  while (!report().isClosed && Date.now() < deadline && (await isLoading())) await pause();
  const { isClosed, error, status, isFile } = report();
  if (isClosed) return { kind: 'closed', isFile };
  return error === undefined ? { kind: 'there', status } : { kind: 'failed', reason: error };
}

function reasonToStay({ isRequested, isFile, status }: PageReport): StayReason {
  if (isFile) return 'file';
  if (status === 204 || status === 205) return 'nothing';
  if (status !== undefined) return 'file';
  return isRequested ? 'nothing' : 'unknown';
}

function pause(): Promise<void> {
  return new Promise(resume => setTimeout(resume, LOOK_MS));
}
