import { type Message, message } from '../../../messages/message.ts';
import { surveyStatus } from '../../../messaging/survey-document.ts';
import { needsUser } from '../../../operations/contract/observed.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import { PageError } from '../../../page/page-error.ts';
import { isUnseen } from '../frames/page-failures.ts';
import { type Frame, lookAtTop } from '../frames/reach-frames.ts';
import { reportedAddress } from '../tabs/reported-place.ts';
import { whenTabLoaded } from '../tabs/when-document-left.ts';
import { isOpenedByPage, type NewTab } from './new-tab.ts';

/** A new tab, as the model may see it. */
export type ReportedTab =
  | { kind: 'opened'; id: number; url?: string; failure?: TabFailure }
  | { kind: 'closed' }
  /** It shows a blocked page. */
  | { kind: 'never-read' }
  /** Either the page or the user opened it. */
  | { kind: 'in-doubt' };

/** The tab shows an error: by the status of its page, or the browser's own page. */
type TabFailure = number | 'not loaded';

/** `frame`: the document of the action, one of the `frames` of its tab. */
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
  if (url === undefined) return { kind: 'never-read' };
  const failure = await failureIn(id);
  return { kind: 'opened', id, url, ...(failure === undefined ? {} : { failure }) };
}

/** Whether the page saw no effect, or a click on a link that opens a tab: only the browser knows the result of these. */
export function mayHaveOpenedTab({ effect, opened, error_type }: Outcome): boolean {
  if (opened?.kind === 'tab' || effect === 'needs_user') return true;
  return effect === 'no_change' && error_type === undefined;
}

/** The outcome with the tab that the action opened, or failed to open. */
export function reportNewTab(outcome: Outcome, tab: ReportedTab | undefined): Outcome {
  const { error_type, opened, ...rest } = outcome;
  if (!tab) return opened?.kind === 'tab' ? needsUser(message('newTab.blocked')) : outcome;
  if (error_type !== undefined && error_type !== 'NeedsUser') return outcome;
  switch (tab.kind) {
    case 'closed':
      return { ...rest, ...opening(outcome, message('newTab.closed')), effect: 'download' };
    case 'never-read':
      return { ...rest, ...opening(outcome, message('newTab.neverRead')), opened: { kind: 'tab' } };
    case 'opened': {
      const { id, url = '', failure } = tab;
      const opened = { kind: 'tab', id: String(id), ...(url ? { url } : {}) } as const;
      if (failure !== undefined) return { ...rest, ...failing(failure, url), opened };
      return { ...rest, ...opening(outcome, message('newTab.opened', { url })), opened };
    }
    case 'in-doubt':
      return inDoubt(outcome, message('newTab.inDoubt'));
  }
}

/** Keeps other effects; without any, or with the tab only, the user must look at the result. */
function inDoubt(outcome: Outcome, doubt: Message): Outcome {
  const { opened, effect, success } = outcome;
  const isOther = success && effect !== 'no_change' && opened?.kind !== 'tab';
  const isKept = isOther || effect === 'needs_user';
  if (!isKept) return needsUser(doubt);
  return withSentence(outcome, doubt);
}

/** Keeps other effects, except "nothing changed". */
function opening(outcome: Outcome, sentence: Message): Pick<Outcome, 'success' | 'message' | 'effect'> {
  const { success, effect } = outcome;
  if (success && effect !== 'no_change' && effect !== 'opened') {
    return { success, message: withSentence(outcome, sentence).message, effect };
  }
  return { success: true, message: sentence, effect: 'opened' };
}

function failing(failure: TabFailure, url: string): Outcome {
  const sentence =
    failure === 'not loaded'
      ? message('newTab.notLoaded', { url })
      : message('newTab.status', { url, status: failure });
  return { success: false, effect: 'opened', error_type: 'NavigationError', message: sentence };
}

function withSentence(outcome: Outcome, sentence: Message): Outcome {
  return { ...outcome, message: message('sentences', { sentences: [outcome.message, sentence] }) };
}

/** A tab that a script opens starts empty, and gets its address a moment later. */
const ADDRESS_MS = 500;
const LOOK_MS = 50;

/** A slow page is left to itself. */
const LOADING_MS = 3_000;

/** Undefined for a page that is there, and where we may not look. */
async function failureIn(tabId: number): Promise<TabFailure | undefined> {
  try {
    await whenTabLoaded(tabId, Date.now() + LOADING_MS);
    const top = await lookAtTop(tabId);
    const status = top && (await surveyStatus(top));
    return status !== undefined && status >= 400 ? status : undefined;
  } catch (thrown) {
    if (thrown instanceof PageError && thrown.type === 'NavigationError') return 'not loaded';
    if (isUnseen(thrown)) return undefined;
    throw thrown;
  }
}

/** The browser reports the address only where we may read. */
async function addressOf(tabId: number): Promise<string | undefined> {
  for (let left = ADDRESS_MS; ; left -= LOOK_MS) {
    const tab = await chrome.tabs.get(tabId).catch(() => undefined);
    const address = tab?.pendingUrl || tab?.url;
    const hasAddress = address && address !== 'about:blank';
    if (!tab || hasAddress || tab.status === 'complete' || left <= 0) return address;
    await new Promise(resume => setTimeout(resume, LOOK_MS));
  }
}
