import * as z from 'zod/mini';
import type { Failure } from '../page/failure.ts';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { describeArrival } from './browser/describe-arrival.ts';
import { reportUnreadSite, webAddress } from './browser/web-address.ts';
import { addressSchema } from './contract/bounded-text.ts';
import type { Outcome } from './contract/outcome.ts';

const params = z.object({
  url: addressSchema,
});

export const openTab: BrowserOperation<'open_tab', z.infer<typeof params>> = {
  name: 'open_tab',
  aliases: ['open'],
  offeredAs: ['open'],
  params,
  example: { action: 'open_tab', target: {}, params: { url: 'https://example.com/' } },
  effect: 'acts',
  emptyTarget: 'page',
  errors: ['InvalidArgument', 'NavigationError', 'NotPermitted', 'NeedsUser', 'Timeout'],
  editable: ['url'],
  leadsElsewhere: true,
  sparesPage: true,
  needsNoTab: true,
  handler: {
    preview: async ({ browser }, { url }) => {
      const link = webAddress(url);
      await browser.assertOpen(link);
      // The tab has no name before it is open.
      const facts = { kind: '', name: '', link, origin: new URL(link).origin, inFrame: false };
      return { facts, ...(await reportUnreadSite(browser, link)) };
    },
    run: async ({ browser, tabId }, { url }) => {
      const address = webAddress(url);
      await browser.assertOpen(address);
      const { id, arrival } = await browser.openTab(tabId, address);
      if (arrival.kind === 'failed') return failed(String(id), arrival.failure);
      return continued(String(id), address, describeArrival(arrival));
    },
  },
};

/** The tab is open, but the conversation stays in the old one. */
function failed(id: string, { type, message }: Failure): Outcome {
  return { success: false, error_type: type, message, opened: { kind: 'tab', id } };
}

function continued(id: string, address: string, reached: Outcome): Outcome {
  const { url = address, title = '' } = reached;
  const opened = { opened: { kind: 'tab', id, url } } as const;
  const { success, error_type } = reached;
  if (!success && error_type !== 'NeedsUser') return { ...reached, ...opened };
  const effect = reached.effect === 'navigated' ? 'opened' : reached.effect;
  return { ...reached, effect, ...opened, tab: { id, url, title } };
}
