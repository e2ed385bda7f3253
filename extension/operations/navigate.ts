import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { describeArrival } from './browser/describe-arrival.ts';
import { factsOfTab } from './browser/shared-tab.ts';
import { reportUnreadSite, webAddress } from './browser/web-address.ts';
import { addressSchema } from './contract/bounded-text.ts';

const params = z.object({
  url: addressSchema,
});

export const navigate: BrowserOperation<'navigate', z.infer<typeof params>> = {
  name: 'navigate',
  params,
  example: { action: 'navigate', target: {}, params: { url: 'https://example.com/' } },
  effect: 'leaves',
  emptyTarget: 'page',
  errors: ['InvalidArgument', 'NavigationError', 'NotPermitted', 'NeedsUser', 'Timeout'],
  editable: ['url'],
  leadsElsewhere: true,
  handler: {
    preview: async ({ browser, tabId, language }, { url }) => {
      const link = webAddress(url);
      await browser.assertOpen(link);
      const tab = await browser.tab(tabId);
      const unread = await reportUnreadSite(browser, link, tabId);
      const sentence = isSamePage(tab.url, link) ? { sentence: message('navigation.withinPage') } : {};
      return { facts: { ...factsOfTab(tab, language), link }, ...sentence, ...unread };
    },
    run: async ({ browser, tabId }, { url }) => {
      const address = webAddress(url);
      await browser.assertOpen(address);
      return describeArrival(await browser.navigate(tabId, address));
    },
  },
};

/** The same address except for its fragment. */
function isSamePage(before: string, after: string): boolean {
  const { hash } = new URL(after);
  return hash !== '' && before.split('#')[0] === after.slice(0, -hash.length);
}
