import { message } from '../../../messages/message.ts';
import type { Arrival } from '../../../operations/browser/browser.ts';
import { PageError } from '../../../page/page-error.ts';
import type { Probed } from '../frames/look-at-documents.ts';
import { awaitPage } from './await-page.ts';
import { lookAtLanding } from './look-at-landing.ts';
import { type PageWatch, watchPages } from './watch-pages.ts';
import { isInTab } from './when-document-left.ts';

/** Where a tab is led, and from where. */
export interface Lead {
  /** What the tab shows before, where we may look. */
  from: Probed | undefined;
  setOut(): Promise<unknown>;
  /** Whether that has come to where it is led without another document's taking its place. */
  isThereWithin(): Promise<boolean>;
}

/** Has a tab set out for somewhere, and waits until it is there or it is known that it stays. */
export async function leadTab(tabId: number, { from, setOut, isThereWithin }: Lead): Promise<Arrival> {
  const isThere = async (): Promise<boolean> => !from || !(await isInTab(from)) || isThereWithin();
  const watch = watchPages(async changedId => changedId === tabId && isThere());
  try {
    await setOut();
    return await arrivalOf(tabId, watch);
  } finally {
    watch.stop();
  }
}

/** Throws where there is no page to go on with. */
export async function arrivalOf(tabId: number, watch: PageWatch): Promise<Arrival> {
  const ending = await awaitPage(tabId, watch);
  switch (ending.kind) {
    case 'there':
      return lookAtLanding(tabId, ending.status);
    case 'stayed':
      return ending;
    case 'failed':
      throw new PageError('NavigationError', message('navigation.failed', { reason: ending.reason }));
    case 'pending':
      throw new PageError('Timeout', message('navigation.pending'));
    case 'closed':
      if (ending.isFile) return { kind: 'stayed', because: 'file' };
      throw new PageError('PageGone', message('tab.closed'));
  }
}
