import { addressLedTo } from '../conversation/last-address.ts';
import type { FrontPage } from '../conversation/panel-store.ts';
import { siteName } from '../conversation/summary.ts';
import { usePanel } from '../panel/panel-context.tsx';

/** Of a page that Chrome does not name to us: the site that its tab was led to last, with the person's approval. */
export function useSiteLedTo({ tabId, url }: Partial<FrontPage>): string | undefined {
  return usePanel(({ conversation }) =>
    tabId === undefined || url !== undefined ? undefined : siteName(addressLedTo(conversation, tabId)),
  );
}
