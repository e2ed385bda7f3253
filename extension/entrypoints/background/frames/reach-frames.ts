import { message } from '../../../messages/message.ts';
import { type ContentScript, filesFor } from '../../../messaging/content-scripts.ts';
import type { FrameTree } from '../../../page/frame-reading.ts';
import { PageError } from '../../../page/page-error.ts';
import type { SiteRule } from '../../../sites/site-rule.ts';
import { beforeDeadline } from './before-deadline.ts';
import {
  type Looked,
  lookAtDocuments,
  neverReadError,
  type Probed,
  type ProbedFrame,
  siteOf,
} from './look-at-documents.ts';
import { findPracticePage } from './practice-page.ts';

/** A document of the tab that our scripts live in. The top one comes first. */
export interface Frame {
  tabId: number;
  documentId: string;
  isTop: boolean;
  /** As the document itself says it; `null` for one without, as in a sandbox. */
  origin: string;
  /** The person's rule for it and all that it stands in. */
  rule: Exclude<SiteRule, 'never-read'>;
  /** A page of our own, which is asked by messages because nobody may inject into it. */
  isOurs?: true;
}

/** Which frames get the script; the others get `read` alone. */
export type Wanted = 'all' | 'top' | { elementIds: readonly string[] } | { documentId: string };

export interface ReachedFrames {
  /** Those that were wanted. */
  matching: Frame[];
  /** All that are read. */
  frames: Frame[];
  /** Frames that we may read and that hold nothing: no script of ours is put into them. */
  empty: FrameTree[];
  /** Frames that the person's rules say are never to be read. */
  withheld: (FrameTree & { origin: string })[];
}

const ALL_FRAMES_DEADLINE_MS = 1_500;
const TOP_FRAME_DEADLINE_MS = 2_000;

/**
 * Brings our scripts into every frame that we may read and says which these are. Chromium leaves frames without
 * permission out in silence; the readings name those. A frame that hangs would hold up all others, so then the top
 * frame is taken alone.
 */
export async function reachFrames(
  tabId: number,
  script: ContentScript,
  wanted: Wanted = 'all',
): Promise<ReachedFrames> {
  try {
    return await reachByInjecting(tabId, script, wanted);
  } catch (refused) {
    // Looked for only now: who waits for anything before has lost the person's gesture for all other pages.
    const practice = await findPracticePage(tabId);
    if (!practice) throw refused;
    return reachedPractice(practice, wanted);
  }
}

/** The page itself, whatever frames are in it: none of those is reached, and nothing is put into them. */
export async function reachTop(tabId: number, script: ContentScript): Promise<Frame> {
  try {
    const { probed } = await lookAtDocuments({ tabId }, []);
    const reached = await Promise.all(probed.map(top => enter(top, filesFor(script))));
    const [top] = reached.flat();
    if (top) return asFrame(top);
    throw new PageError('PageGone', message('page.replaced'));
  } catch (refused) {
    const practice = await findPracticePage(tabId);
    if (practice) return practice;
    throw explainRefusal(refused);
  }
}

/** It takes all scripts along by itself, and has no frames. */
function reachedPractice(frame: Frame, wanted: Wanted): ReachedFrames {
  const isOther =
    typeof wanted === 'object' && 'documentId' in wanted && wanted.documentId !== frame.documentId;
  return { matching: isOther ? [] : [frame], frames: [frame], empty: [], withheld: [] };
}

async function reachByInjecting(
  tabId: number,
  script: ContentScript,
  wanted: Wanted,
): Promise<ReachedFrames> {
  const needed = filesFor(script);
  const { probed, withheld } = await lookAtTab(tabId, idsOf(wanted));
  assertNotWithheld(withheld, wanted);
  // The viewer of a PDF is a page of the browser's own inside an empty one, which would be read as nothing.
  if (probed.some(({ isTop, found }) => isTop && found.type === 'application/pdf'))
    throw new PageError('Unsupported', message('page.browserOwn'));
  const isLeftOut = ({ isTop, found }: Probed) => !isTop && found.isEmpty;
  const frames = probed.filter(document => !isLeftOut(document));
  const entered = await Promise.all(
    frames.map(frame => enter(frame, isIntended(frame, needed, wanted) ? needed : filesFor('read'))),
  );
  const reached = entered.flat().sort(byPlace);
  return {
    matching: reached.filter(frame => isIntended(frame, needed, wanted)).map(asFrame),
    frames: reached.map(asFrame),
    empty: probed.filter(isLeftOut).map(asEmptyTree),
    withheld: withheld.map(document => ({ ...asEmptyTree(document), origin: siteOf(document.place) })),
  };
}

/** A first look at all documents of a tab; at the top one alone, when another does not let itself be looked at in time. */
export async function lookAtTab(tabId: number, elementIds: readonly string[]): Promise<Looked> {
  const look = (target: chrome.scripting.InjectionTarget) => lookAtDocuments(target, elementIds);
  try {
    return await beforeDeadline(look({ tabId, allFrames: true }), ALL_FRAMES_DEADLINE_MS, '').catch(cause => {
      if (!(cause instanceof PageError && cause.type === 'Timeout')) throw cause;
      return beforeDeadline(look({ tabId }), TOP_FRAME_DEADLINE_MS, message('page.noResponse'));
    });
  } catch (cause) {
    throw explainRefusal(cause);
  }
}

function asEmptyTree({ place: { path } }: ProbedFrame): FrameTree {
  return { ...(path ? { path } : {}), children: [] };
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
  // Whom it costs nothing may be asked as well, as when there is an outline to be taken away.
  return found.isOwner || needed.every(file => found.scripts.includes(file));
}

/** From outside in, as they stand in the page. Chromium tells of them in no order; those of shadow trees have no place. */
function byPlace({ place: { path: left } }: Probed, { place: { path: right } }: Probed): number {
  if (!left || !right) return Number(!left) - Number(!right);
  const depth = left.findIndex((index, at) => index !== right[at]);
  return depth === -1 ? left.length - right.length : (left[depth] ?? 0) - (right[depth] ?? -1);
}

function asFrame({ tabId, documentId, isTop, place, rule }: Probed): Frame {
  return { tabId, documentId, isTop, origin: place.origin, rule };
}

/** Puts into a document what is missing there. A frame below the top that went away meanwhile is left out. */
async function enter(probed: Probed, needed: readonly string[]): Promise<Probed[]> {
  const { tabId, documentId, isTop, found } = probed;
  const files = needed.filter(file => !found.scripts.includes(file));
  if (files.length > 0) {
    const target = { tabId, documentIds: [documentId] };
    const injected = chrome.scripting.executeScript({ target, files, injectImmediately: true });
    const isIn = await beforeDeadline(injected, TOP_FRAME_DEADLINE_MS, message('page.noResponse')).then(
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

/** Chromium gives its reasons as sentences only (measured in 156). */
function explainRefusal(cause: unknown): PageError {
  if (cause instanceof PageError) return cause;
  const said = cause instanceof Error ? cause.message : String(cause);
  if (/no tab with id|tab was closed|frame with id 0 was removed/i.test(said)) {
    return new PageError('PageGone', message('tab.closed'), { cause });
  }
  if (/error page/i.test(said)) return new PageError('NavigationError', message('page.notLoaded'), { cause });
  if (/chrome:\/\/|extensions gallery|chrome-extension:\/\/|devtools|cannot be scripted|url ""/i.test(said)) {
    return new PageError('Unsupported', message('page.browserOwn'), { cause });
  }
  if (/cannot access|permission/i.test(said))
    return new PageError('NotPermitted', message('page.noAccess'), { cause });
  return new PageError('InternalError', said, { cause });
}
