import { SiteRefusal } from '../../../messaging/failures.ts';
import { PageError } from '../../../page/page-error.ts';
import type { Probed } from '../frames/look-at-documents.ts';
import { lookAtTab } from '../frames/reach-frames.ts';

/** The document of the page in a tab, where we may look at it. */
export async function visiblePage(tabId: number): Promise<Probed | undefined> {
  try {
    const { probed } = await lookAtTab(tabId, []);
    return probed.find(({ isTop }) => isTop);
  } catch (thrown) {
    if (!(thrown instanceof PageError) || thrown instanceof SiteRefusal || thrown.type === 'PageGone')
      throw thrown;
    return undefined;
  }
}
