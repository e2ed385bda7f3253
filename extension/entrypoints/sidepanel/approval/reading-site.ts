import { failureOf } from '../../../messaging/failure-of.ts';
import { SiteRefusal } from '../../../messaging/site-refusal.ts';
import type { Failure } from '../../../page/failure.ts';
import type { Call } from '../conversation/call.ts';
import type { Card } from '../conversation/card.ts';
import { askAgain } from '../ports/ask-again.ts';
import type { TurnContext } from '../ports/ports.ts';
import { isReading, originRead } from './reading-card.ts';

/** What a call that only reads would read: `one` site and nothing else, or what is not known to be that. */
export type ReadingSite =
  | { status: 'one'; origin: string }
  | { status: 'unknown' }
  | { status: 'refused'; failure: Failure };

/** Asks the page, as it is now. A page that cannot tell leaves it unknown, and then the person is asked as always. */
export async function readingSite({ ports }: TurnContext, { page }: Call, card: Card): Promise<ReadingSite> {
  if (!page || !isReading(card)) return { status: 'unknown' };
  const { language, words } = ports.settings();
  try {
    const ask = () => ports.page.listFrames(page.tabId, language);
    const { frames } = await askAgain(ask, ports.clock, words.forModel.pageSilent);
    const isSamePage = frames.some(({ isTop, documentId }) => isTop && documentId === page.documentId);
    const origin = isSamePage ? originRead(card, frames) : undefined;
    return origin === undefined ? { status: 'unknown' } : { status: 'one', origin };
  } catch (thrown) {
    if (thrown instanceof SiteRefusal) return { status: 'refused', failure: failureOf(thrown) };
    return { status: 'unknown' };
  }
}
