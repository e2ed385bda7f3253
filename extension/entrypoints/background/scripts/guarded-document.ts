import { message } from '../../../messages/message.ts';
import { NoAnswer, SiteRefusal } from '../../../messaging/failures.ts';
import {
  endGuardInFrame,
  guardSecretsInFrame,
  lookFromElsewhereInFrame,
} from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { CodePage } from '../../../operations/browser/browser-code.ts';
import { PageError } from '../../../page/page-error.ts';
import { holdsSite } from '../../../sites/holds-site.ts';
import { pageReplaced, unless } from '../frames/page-failures.ts';
import { lookAtTab, reachFrames } from '../frames/reach-frames.ts';

/**
 * Injects the guard of secrets into a document. Throws `PageGone` when the document has gone, and `NeedsUser` where code could
 * reach secrets.
 */
export async function guardDocument(
  page: CodePage,
  toRun: boolean,
): Promise<{ born: number; origin: string }> {
  const { tabId, documentId } = page;
  const { intended } = await reachFrames(tabId, 'extras', { documentId });
  const frame = intended.find(reached => reached.documentId === documentId && reached.isTop);
  if (!frame) throw pageReplaced();
  if (frame.isOurs) throw new PageError('Unsupported', message('code.ownPage'));
  const elsewhere = await secretsElsewhere(page, frame.origin, toRun);
  const isRefused = elsewhere === 'filled' || elsewhere === 'unseen';
  const request = { toRun: toRun && !isRefused, isFieldElsewhere: elsewhere === 'field' };
  const { obstacle, born } = await askDocument(guardSecretsInFrame, frame, request).catch(cause => {
    throw cause instanceof NoAnswer ? pageReplaced(cause) : cause;
  });
  if (obstacle) throw new PageError('NeedsUser', message(`code.${obstacle}`));
  if (isRefused) throw new PageError('NeedsUser', message(`code.${elsewhere}`));
  return { born, origin: frame.origin };
}

/** Undefined when the document has gone. */
export async function endGuard(
  { tabId, documentId }: CodePage,
  texts: string[],
): Promise<{ holdsSecret: boolean; texts: string[] } | undefined> {
  const hasGone = (thrown: unknown) => thrown instanceof NoAnswer;
  return unless(hasGone, askDocument(endGuardInFrame, { tabId, documentId }, { texts }));
}

const FROM_BEST = ['none', 'field', 'unseen', 'filled'] as const;

/** The worst finding. `unseen`: a window may be of the origin, and we may not look at it. */
type SecretsElsewhere = (typeof FROM_BEST)[number];

/**
 * The secrets that code in a page of this origin can reach in other tabs. A page can get a window that it opened by name, and
 * no API reports which windows those are, so every other tab of the origin counts.
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
    const { probed } = await lookAtTab(tab.id);
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
  const { intended } = await reachFrames(tabId, 'extras', { documentId });
  const frame = intended.find(reached => reached.documentId === documentId);
  if (!frame) return 'none';
  return (await askDocument(lookFromElsewhereInFrame, frame, { toRun })).secrets;
}

/** Whether a tab that we may not look at is certainly of another origin, or out of reach of scripts. */
async function isElsewhere({ url }: chrome.tabs.Tab, origin: string, refusal: Error): Promise<boolean> {
  if (url !== undefined && URL.canParse(url) && /^(http|chrome)/u.test(url))
    return new URL(url).origin !== origin;
  if (!(refusal instanceof PageError) || refusal instanceof SiteRefusal) return false;
  if (/^(PageGone|Unsupported|NavigationError)$/u.test(refusal.type)) return true;
  // The permission for an origin covers its documents without an address, too (measured in 156).
  return refusal.type === 'NotPermitted' && origin.startsWith('http') && holdsSite(origin);
}
