import { addressLedTo } from '../conversation/led-to.ts';
import type { FrontPage } from '../conversation/page-context.ts';
import { siteName } from '../conversation/site-name.ts';
import { usePanel } from '../panel/panel-context.ts';

/** Of a page that Chrome does not name to us: the site that its tab was led to last, with the person's approval. */
export function useSiteLedTo({ tabId, url }: Partial<FrontPage>): string | undefined {
  return usePanel(({ conversation }) =>
    tabId === undefined || url !== undefined ? undefined : siteName(addressLedTo(conversation, tabId)),
  );
}
