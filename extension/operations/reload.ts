import * as z from 'zod/mini';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { describeLanding } from './browser/describe-landing.ts';
import { factsWithAddress } from './browser/shared-tab.ts';

const params = z.object({});

export const reload: BrowserOperation<z.infer<typeof params>> = {
  name: 'reload',
  description: {
    zh: '重新加载当前标签页；没有保存的输入会丢失。',
    en: 'Reload the current tab; what was typed and not saved is lost.',
  },
  verb: { zh: '重新加载', en: 'Reload' },
  params,
  example: { action: 'reload', target: {}, params: {} },
  effect: 'leaves',
  emptyTarget: 'page',
  errors: ['NavigationError', 'NeedsUser', 'Timeout'],
  leadsElsewhere: true,
  handler: {
    preview: async ({ browser, tabId, language }) => {
      const tab = await browser.tab(tabId, language);
      await browser.assertOpen(tab.url, language);
      return { facts: factsWithAddress(tab, language) };
    },
    // A page can give itself another address without loading anything: that one would be loaded.
    binds: async ({ browser, tabId, language }) => (await browser.tab(tabId, language)).url,
    run: async ({ browser, tabId, language }) => {
      await browser.assertOpen((await browser.tab(tabId, language)).url, language);
      return describeLanding(await browser.reload(tabId, language), language);
    },
  },
};
