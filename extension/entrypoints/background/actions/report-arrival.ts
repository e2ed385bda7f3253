import { message } from '../../../messages/message.ts';
import { NoAnswer } from '../../../messaging/failures.ts';
import { lookAtArrivedInFrame, rememberPageInFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import { recogniseBlock } from '../../../operations/browser/recognise-block.ts';
import { needsUser } from '../../../operations/contract/observed.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { Binding } from '../../../operations/contract/preview.ts';
import { addArrival } from '../../../operations/receipt/add-arrival.ts';
import type { ArrivedPage } from '../../../page/arriving/arrived-page.ts';
import type { RememberedPage } from '../../../page/arriving/remembered-page.ts';
import { PageError } from '../../../page/page-error.ts';
import { isNeverRead } from '../frames/current-rules.ts';
import { beforeDeadline, isUnseen, unless } from '../frames/page-failures.ts';
import { type Frame, reachFrames } from '../frames/reach-frames.ts';
import { signsIfAny } from '../tabs/look-at-page.ts';
import { reportedPlace } from '../tabs/reported-place.ts';
import { leadsOn, whenTabLoaded } from '../tabs/when-document-left.ts';
import { reportDialogs } from './report-dialogs.ts';

/** An action that left its document. */
export interface Departure {
  frame: Frame;
  /** Those that were there before. */
  frames: readonly Frame[];
  /** The page before, where it answered. */
  before: RememberedPage | undefined;
  outcome: Outcome;
  /** In milliseconds since 1970. */
  deadline: number;
}

const LOOK_MS = 3_000;

/** How long a page may ask for patience before it leads on. */
const PASSING_MS = 2_500;

/** The page of a document before an action, to be compared with the page that comes after it. From now on its dialogs are noted. */
export async function rememberPage(frame: Frame, binding: Binding): Promise<RememberedPage | undefined> {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const elementId = binding.kind === 'element' ? { elementId: binding.elementId } : {};
  const dialogEvent = `assent-${crypto.randomUUID()}`;
  const remembered = askDocument(rememberPageInFrame, frame, { seed, ...elementId, dialogEvent });
  const before = await unless(isUnseen, beforeDeadline(remembered, LOOK_MS));
  if (before) await reportDialogs(frame, dialogEvent);
  return before;
}

/** The outcome of an action that left its document: the new place of the tab, and what its page says. */
export async function reportArrival({
  frame,
  frames,
  before,
  outcome,
  deadline,
}: Departure): Promise<Outcome> {
  const { tabId } = frame;
  const tab = await whenTabLoaded(tabId, deadline);
  const place = await reportedPlace(tab);
  const isKnown = place !== undefined && place.url !== '';
  // The address that the page announced, as in a frame, or where the browser does not report it.
  const isIntended = outcome.url !== undefined && (await isNeverRead(outcome.url));
  if (!place || (isIntended && !isKnown)) return left('page.ledToNeverRead');
  const arrived = isIntended ? left('action.navigated') : outcome;
  const known = isKnown ? { ...arrived, url: place.url } : arrived;
  const seen = before && (await arrivedPage(frame, frames, before));
  if (
    typeof seen === 'object' &&
    seen.page.isPassing &&
    (await leadsOn(seen.frame, Math.min(deadline, Date.now() + PASSING_MS)))
  )
    return reportArrival({ frame: seen.frame, frames: [...frames, seen.frame], before, outcome, deadline });
  const page = typeof seen === 'object' ? seen.page : seen;
  if (page === 'not loaded')
    return { ...known, success: false, error_type: 'NavigationError', message: message('arrival.notLoaded') };
  const isRedirected = isOtherPath(outcome.url, isKnown ? place.url : undefined);
  return reportBlock(
    tabId,
    page && before ? addArrival(known, { before, arrived: page, isRedirected }) : known,
  );
}

/** A link of one frame may lead another, as in a frameset, and change nothing in its own. */
export async function reportOtherFrame({
  frame,
  frames,
  before,
  outcome,
}: Omit<Departure, 'deadline'>): Promise<Outcome> {
  if (frame.isTop || !before || outcome.effect !== 'no_change') return outcome;
  const seen = await arrivedPage(frame, frames, before);
  if (typeof seen !== 'object') return outcome;
  const led = { success: true, effect: 'navigated', message: message('action.navigated') } as const;
  return addArrival(led, { before, arrived: seen.page, isRedirected: false });
}

interface Seen {
  frame: Frame;
  page: ArrivedPage;
}

/** What the new page says; undefined where nobody may look, or it does not answer. */
async function arrivedPage(
  { tabId, isTop }: Frame,
  earlier: readonly Frame[],
  before: RememberedPage,
): Promise<Seen | 'not loaded' | undefined> {
  const known = new Set(earlier.map(({ documentId }) => documentId));
  try {
    const { frames } = await reachFrames(tabId, 'act', isTop ? 'top' : 'all');
    const frame = frames.find(each => each.isTop === isTop && !known.has(each.documentId));
    if (!frame) return undefined;
    return { frame, page: await beforeDeadline(askDocument(lookAtArrivedInFrame, frame, before), LOOK_MS) };
  } catch (thrown) {
    if (thrown instanceof PageError && thrown.type === 'NavigationError') return 'not loaded';
    if (thrown instanceof PageError || thrown instanceof NoAnswer) return undefined;
    throw thrown;
  }
}

function isOtherPath(intended: string | undefined, reached: string | undefined): boolean {
  if (intended === undefined || reached === undefined) return true;
  const [one, other] = [URL.parse(intended), URL.parse(reached)];
  return one?.origin !== other?.origin || one?.pathname !== other?.pathname;
}

/** Without the texts of the page, which may name the destination. */
function left(code: 'page.ledToNeverRead' | 'action.navigated'): Outcome {
  return { success: true, effect: 'navigated', message: message(code) };
}

/** The outcome, or `needs_user` when the new page is one that only the user can pass. */
export async function reportBlock(tabId: number, outcome: Outcome): Promise<Outcome> {
  const signs = await signsIfAny(tabId);
  const block = signs && recogniseBlock({ signs });
  if (!block) return outcome;
  return { ...outcome, ...needsUser(message(`block.${block}`)) };
}
