import { SiteRefusal } from '../../../messaging/failures.ts';
import type { InBrowser } from '../../../operations/listed-operation.ts';
import { PageError } from '../../../page/page-error.ts';
import type { SiteRule } from '../../../sites/site-rules.ts';
import { readSiteRules, rulingFor } from '../../../sites/site-rules.ts';
import { neverReadError } from '../frames/current-rules.ts';
import { findPracticePage } from '../frames/practice-page.ts';
import { lookAtTop } from '../frames/reach-frames.ts';
import { tabOf } from './tabs.ts';

/** The id for a document that we may not look at, such as a browser page. */
const UNSEEN = 'unseen';

/** The top document of a tab, as far as we may look. */
export interface TopDocument {
  documentId: string;
  origin: string | undefined;
  rule: SiteRule;
}

/**
 * Throws `PageGone` for a closed tab, `NotPermitted` for a blocked page, and `Timeout` for a readable page that is too busy
 * to answer.
 */
export async function topDocument(tabId: number): Promise<TopDocument> {
  try {
    const top = await lookAtTop(tabId);
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
 * The top document for an operation. One that needs no tab may also run beside a closed or blocked tab, unless its card was
 * shown for a document.
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

/** The browser may report the address of a page that nobody may look at, such as an error page. */
async function unseenDocument(tabId: number): Promise<TopDocument> {
  const { url = '' } = await tabOf(tabId);
  const { rule } = rulingFor(await readSiteRules(), url);
  const origin = URL.canParse(url) ? new URL(url).origin : undefined;
  if (rule === 'never-read') throw neverReadError(origin ?? url);
  return { documentId: UNSEEN, origin, rule };
}
