import { NoAnswer, SiteRefusal } from '../../../messaging/failures.ts';
import { lookFromElsewhereInFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { CodePage } from '../../../operations/browser/browser-code.ts';
import { PageError } from '../../../page/page-error.ts';
import { lookAtTab, reachFrames } from '../frames/reach-frames.ts';

/** The worst that was found; `unseen`: a window may be of the origin, and nobody may look at it. */
export type SecretsElsewhere = (typeof FROM_BEST)[number];

const FROM_BEST = ['none', 'field', 'unseen', 'filled'] as const;

/**
 * What code in a page of this origin gets at in other tabs: a window that a page opened can be had again by its name, and no
 * browser tells which those are, so that every other tab of the origin counts.
 */
export async function secretsElsewhere(
  page: CodePage,
  origin: string,
  toRun: boolean,
): Promise<SecretsElsewhere> {
  const others = (await chrome.tabs.query({})).filter(({ id, discarded }) => id !== page.tabId && !discarded);
  const found = await Promise.all(others.map(tab => secretsIn(tab, { page, origin, toRun })));
  return FROM_BEST.findLast(each => found.includes(each)) ?? 'none';
}

interface Asked {
  page: CodePage;
  origin: string;
  toRun: boolean;
}

async function secretsIn(tab: chrome.tabs.Tab, asked: Asked): Promise<SecretsElsewhere> {
  if (tab.id === undefined) return 'none';
  try {
    const { probed } = await lookAtTab(tab.id, []);
    const own = probed.filter(({ place }) => place.origin === asked.origin);
    const found = await Promise.all(own.map(document => secretsInDocument(document, asked)));
    return FROM_BEST.findLast(each => found.includes(each)) ?? 'none';
  } catch (thrown) {
    if (!(thrown instanceof PageError) && !(thrown instanceof NoAnswer)) throw thrown;
    return (await isElsewhere(tab, asked.origin, thrown)) ? 'none' : 'unseen';
  }
}

async function secretsInDocument(
  { tabId, documentId }: { tabId: number; documentId: string },
  { toRun }: Asked,
): Promise<SecretsElsewhere> {
  const { matching } = await reachFrames(tabId, 'extras', { documentId });
  const frame = matching.find(reached => reached.documentId === documentId);
  if (!frame) return 'none';
  return (await askDocument(lookFromElsewhereInFrame, frame, { toRun })).secrets;
}

/** Whether a tab that can't be looked at is of another origin for sure, or holds nothing that scripts get at. */
async function isElsewhere({ url }: chrome.tabs.Tab, origin: string, refusal: Error): Promise<boolean> {
  if (url !== undefined && URL.canParse(url) && /^(http|chrome)/u.test(url))
    return new URL(url).origin !== origin;
  if (!(refusal instanceof PageError) || refusal instanceof SiteRefusal) return false;
  if (/^(PageGone|Unsupported|NavigationError)$/u.test(refusal.type)) return true;
  // Who holds an origin may look at all of it, also at what has no address of its own (measured in 156).
  return refusal.type === 'NotPermitted' && origin.startsWith('http') && holds(origin);
}

function holds(origin: string): Promise<boolean> {
  return chrome.permissions.contains({ origins: [`${origin}/*`] });
}
