import { SiteRefusal } from '../../../messaging/failures.ts';
import type { InBrowser } from '../../../operations/listed-operation.ts';
import { PageError } from '../../../page/page-error.ts';
import type { SiteRule } from '../../../sites/site-rule.ts';
import { rulingFor } from '../../../sites/site-rules.ts';
import { readSiteRules } from '../../../sites/stored-site-rules.ts';
import { neverReadError } from '../frames/look-at-documents.ts';
import { findPracticePage } from '../frames/practice-page.ts';
import { lookAtTab } from '../frames/reach-frames.ts';
import { tabOf } from './tabs.ts';

/** Stands for the document of a page that we may not look at, such as one of the browser's own. */
const UNSEEN = 'unseen';

/** What is shown in a tab, as far as we may know. */
export interface TopDocument {
  documentId: string;
  origin: string | undefined;
  rule: SiteRule;
}

/**
 * Throws `PageGone` for a tab that is closed, `NotPermitted` where the page is never to be read, and `Timeout` where it is
 * too busy to say which it is: it may be looked at, so nothing is done to it unseen.
 */
export async function topDocument(tabId: number): Promise<TopDocument> {
  try {
    const { probed } = await lookAtTab(tabId, []);
    const top = probed.find(({ isTop }) => isTop);
    return top
      ? { documentId: top.documentId, origin: top.place.origin, rule: top.rule }
      : await unseenDocument(tabId);
  } catch (thrown) {
    if (!isUnseen(thrown)) throw thrown;
    const practice = await findPracticePage(tabId);
    if (practice) return { documentId: practice.documentId, origin: undefined, rule: practice.rule };
    return unseenDocument(tabId);
  }
}

/**
 * Where a tab is closed, or never to be read, what needs none goes on beside it: nothing of it is asked or told. What was
 * shown for a document is for that alone.
 */
export function documentFor(
  { needsNoTab }: InBrowser,
  { tabId, documentId = UNSEEN }: { tabId: number; documentId?: string },
): Promise<TopDocument> {
  const look = needsNoTab && documentId === UNSEEN ? documentBeside : topDocument;
  return look(tabId);
}

async function documentBeside(tabId: number): Promise<TopDocument> {
  try {
    return await topDocument(tabId);
  } catch (thrown) {
    const isPassable =
      thrown instanceof SiteRefusal || (thrown instanceof PageError && thrown.type === 'PageGone');
    if (!isPassable) throw thrown;
    return { documentId: UNSEEN, origin: undefined, rule: 'ask' };
  }
}

function isUnseen(thrown: unknown): boolean {
  if (!(thrown instanceof PageError) || thrown instanceof SiteRefusal) return false;
  return /^(NotPermitted|Unsupported|NavigationError)$/u.test(thrown.type);
}

/** The browser may tell the address also of what it lets nobody look at, as where a page did not come. */
async function unseenDocument(tabId: number): Promise<TopDocument> {
  const { url = '' } = await tabOf(tabId);
  const { rule } = rulingFor(await readSiteRules(), url);
  const origin = URL.canParse(url) ? new URL(url).origin : undefined;
  if (rule === 'never-read') throw neverReadError(origin ?? url);
  return { documentId: UNSEEN, origin, rule };
}
