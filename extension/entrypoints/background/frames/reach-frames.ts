import { message } from '../../../messages/message.ts';
import { type ContentScript, filesFor } from '../../../messaging/content-scripts.ts';
import type { FrameTree } from '../../../page/frame-reading.ts';
import { PageError } from '../../../page/page-error.ts';
import type { SiteRule } from '../../../sites/site-rules.ts';
import { neverReadError } from './current-rules.ts';
import { type Looked, lookAtDocuments, type Probed, type ProbedFrame, siteOf } from './look-at-documents.ts';
import { beforeDeadline, pageReplaced, tabClosed } from './page-failures.ts';
import { findPracticePage } from './practice-page.ts';

/** A document of the tab that has our scripts. The top one comes first. */
export interface Frame {
  tabId: number;
  documentId: string;
  isTop: boolean;
  /** The document's own `origin`; `null` for an opaque one, as in a sandbox. */
  origin: string;
  /** The user's rule for it and its ancestors. */
  rule: Exclude<SiteRule, 'never-read'>;
  /** A page of the extension, which is asked by messages because nobody may inject scripts into it. */
  isOurs?: true;
}

/** The frames that get the script; the others get `read` only. */
export type Wanted = 'all' | 'top' | { elementIds: readonly string[] } | { documentId: string };

export interface ReachedFrames {
  /** The frames that were wanted. */
  intended: Frame[];
  /** All readable frames. */
  frames: Frame[];
  /** Readable frames without content: they get no script. */
  empty: FrameTree[];
  /** Frames that the user's rules block. */
  withheld: (FrameTree & { origin: string })[];
}

const ALL_FRAMES_DEADLINE_MS = 1_500;

/** A first look at a page that nobody waits for. */
const LOOK_DEADLINE_MS = 3_500;

/** The person waits for the page that they ask about, and may stop that; a busy one answers late. */
export const PATIENCE_MS = 15_000;

const CHILD_FRAME_DEADLINE_MS = 2_000;

/**
 * Injects our scripts into every readable frame and lists these frames. Chromium silently leaves out frames without
 * permission; the readings name those. When a frame hangs, only the top frame is reached.
 */
export async function reachFrames(
  tabId: number,
  script: ContentScript,
  wanted: Wanted = 'all',
): Promise<ReachedFrames> {
  try {
    return await reachByInjecting(tabId, script, wanted);
  } catch (refused) {
    // Only now: waiting for anything before would lose the user gesture for all other pages.
    const practice = await findPracticePage(tabId);
    if (!practice) throw refused;
    return reachedPractice(practice, wanted);
  }
}

/** Reaches the top document only; its frames get no script. */
export async function reachTop(tabId: number, script: ContentScript): Promise<Frame> {
  try {
    const { probed } = await lookAtDocuments({ tabId }, []);
    const reached = await Promise.all(probed.map(top => enter(top, filesFor(script))));
    const [top] = reached.flat();
    if (top) return asFrame(top);
    throw pageReplaced();
  } catch (refused) {
    const practice = await findPracticePage(tabId);
    if (practice) return practice;
    throw explainRefusal(refused);
  }
}

/** The practice page loads all scripts by itself, and has no frames. */
function reachedPractice(frame: Frame, wanted: Wanted): ReachedFrames {
  const isOther =
    typeof wanted === 'object' && 'documentId' in wanted && wanted.documentId !== frame.documentId;
  return { intended: isOther ? [] : [frame], frames: [frame], empty: [], withheld: [] };
}

async function reachByInjecting(
  tabId: number,
  script: ContentScript,
  wanted: Wanted,
): Promise<ReachedFrames> {
  const needed = filesFor(script);
  const { probed, withheld } = await lookAtTab(tabId, idsOf(wanted), PATIENCE_MS);
  assertNotWithheld(withheld, wanted);
  // The PDF viewer is a browser page inside an empty one, which would read as empty.
  if (probed.some(({ isTop, found }) => isTop && found.type === 'application/pdf'))
    throw new PageError('Unsupported', message('page.pdf'));
  const isLeftOut = ({ isTop, found }: Probed) => !isTop && found.isEmpty;
  const frames = probed.filter(document => !isLeftOut(document));
  const entered = await Promise.all(
    frames.map(frame => enter(frame, isIntended(frame, needed, wanted) ? needed : filesFor('read'))),
  );
  const reached = entered.flat().sort(byPlace);
  return {
    intended: reached.filter(frame => isIntended(frame, needed, wanted)).map(asFrame),
    frames: reached.map(asFrame),
    empty: probed.filter(isLeftOut).map(asEmptyTree),
    withheld: withheld.map(document => ({ ...asEmptyTree(document), origin: siteOf(document.place) })),
  };
}

/** A first look at all documents of a tab, or at the top one only when another one does not answer in time. */
export async function lookAtTab(
  tabId: number,
  elementIds: readonly string[] = [],
  patience: number = LOOK_DEADLINE_MS,
): Promise<Looked> {
  const look = (target: chrome.scripting.InjectionTarget) => lookAtDocuments(target, elementIds);
  const all = look({ tabId, allFrames: true });
  try {
    const looked = beforeDeadline(all, ALL_FRAMES_DEADLINE_MS).catch(cause => {
      if (!(cause instanceof PageError && cause.type === 'Timeout')) throw cause;
      return Promise.race([all, look({ tabId })]);
    });
    return await beforeDeadline(looked, patience);
  } catch (cause) {
    throw explainRefusal(cause);
  }
}

function asEmptyTree({ place: { path } }: ProbedFrame): FrameTree {
  return { ...(path ? { path } : {}), children: [] };
}

/** The top document, if it answered. Throws as {@link lookAtTab} does. */
export async function lookAtTop(tabId: number): Promise<Probed | undefined> {
  const { probed } = await lookAtTab(tabId);
  return probed.find(({ isTop }) => isTop);
}

function assertNotWithheld(withheld: readonly ProbedFrame[], wanted: Wanted): void {
  if (typeof wanted !== 'object' || !('documentId' in wanted)) return;
  const refused = withheld.find(({ documentId }) => documentId === wanted.documentId);
  if (refused) throw neverReadError(siteOf(refused.place));
}

function idsOf(wanted: Wanted): readonly string[] {
  return typeof wanted === 'object' && 'elementIds' in wanted ? wanted.elementIds : [];
}

function isIntended(
  { documentId, isTop, found }: Probed,
  needed: readonly string[],
  wanted: Wanted,
): boolean {
  if (wanted === 'all') return true;
  if (wanted === 'top') return isTop;
  if ('documentId' in wanted) return wanted.documentId === documentId;
  // Frames that have the scripts already are asked too: one may show an outline to remove.
  return found.isOwner || needed.every(file => found.scripts.includes(file));
}

/** Outer frames first, in document order. Chromium lists them in no order; frames in shadow trees have no place. */
function byPlace({ place: { path: left } }: Probed, { place: { path: right } }: Probed): number {
  if (!left || !right) return Number(!left) - Number(!right);
  const depth = left.findIndex((index, at) => index !== right[at]);
  return depth === -1 ? left.length - right.length : (left[depth] ?? 0) - (right[depth] ?? -1);
}

function asFrame({ tabId, documentId, isTop, place, rule }: Probed): Frame {
  return { tabId, documentId, isTop, origin: place.origin, rule };
}

/** Injects the missing scripts into a document. A child frame that has gone meanwhile is left out. */
async function enter(probed: Probed, needed: readonly string[]): Promise<Probed[]> {
  const { tabId, documentId, isTop, found } = probed;
  const files = needed.filter(file => !found.scripts.includes(file));
  if (files.length > 0) {
    const target = { tabId, documentIds: [documentId] };
    const injected = chrome.scripting.executeScript({ target, files, injectImmediately: true });
    const isIn = await beforeDeadline(injected, isTop ? PATIENCE_MS : CHILD_FRAME_DEADLINE_MS).then(
      () => true,
      cause => {
        if (isTop) throw explainRefusal(cause);
        return false;
      },
    );
    if (!isIn) return [];
  }
  return [probed];
}

/** Chromium gives its reasons only as English sentences (measured in 156). */
function explainRefusal(cause: unknown): PageError {
  if (cause instanceof PageError) return cause;
  const text = cause instanceof Error ? cause.message : String(cause);
  if (/no tab with id|tab was closed|frame with id 0 was removed/i.test(text)) return tabClosed(cause);
  if (/error page/i.test(text)) return new PageError('NavigationError', message('page.notLoaded'), { cause });
  if (/chrome:\/\/|extensions gallery|chrome-extension:\/\/|devtools|cannot be scripted|url ""/i.test(text)) {
    return new PageError('Unsupported', message('page.browserOwn'), { cause });
  }
  if (/cannot access|permission/i.test(text))
    return new PageError('NotPermitted', message('page.noAccess'), { cause });
  return new PageError('InternalError', text, { cause });
}
