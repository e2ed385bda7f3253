import * as z from 'zod/mini';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { describeArrival } from './browser/describe-arrival.ts';
import { factsWithAddress } from './browser/shared-tab.ts';

const params = z.object({});

export const reload: BrowserOperation<'reload', z.infer<typeof params>> = {
  name: 'reload',
  params,
  example: { action: 'reload', target: {}, params: {} },
  effect: 'leaves',
  emptyTarget: 'page',
  errors: ['NavigationError', 'NeedsUser', 'Timeout'],
  leadsElsewhere: true,
  handler: {
    preview: async ({ browser, tabId, language }) => {
      const tab = await browser.tab(tabId);
      await browser.assertOpen(tab.url);
      return { facts: factsWithAddress(tab, language) };
    },
    // The reload loads the address that the page may have given itself without a navigation.
    binds: async ({ browser, tabId }) => (await browser.tab(tabId)).url,
    run: async ({ browser, tabId }) => {
      await browser.assertOpen((await browser.tab(tabId)).url);
      return describeArrival(await browser.reload(tabId));
    },
  },
};
