import * as z from 'zod/mini';
import { type MessageText, message } from '../messages/message.ts';
import type { BrowserTab } from './browser/browser.ts';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { quote } from './browser/shared-tab.ts';

const params = z.object({});

export const listTabs: BrowserOperation<'list_tabs', z.infer<typeof params>> = {
  name: 'list_tabs',
  params,
  example: { action: 'list_tabs', target: {}, params: {} },
  effect: 'reads',
  emptyTarget: 'page',
  errors: [],
  sparesPage: true,
  needsNoTab: true,
  handler: {
    preview: async ({ browser, sharedTabs }) => {
      const tabs = await browser.tabs(sharedTabs);
      return { details: tabs.map(lineOf) };
    },
    binds: async ({ browser, sharedTabs }) => {
      const tabs = await browser.tabs(sharedTabs);
      return JSON.stringify(tabs.map(({ id, url, title }) => [id, url, title]));
    },
    run: async ({ browser, sharedTabs, tabId }) => {
      const tabs = await browser.tabs(sharedTabs);
      return {
        success: true,
        message: message('tab.count', { count: tabs.length }),
        tabs: tabs.map(({ id, url, title }) => ({ id: String(id), url, title, active: id === tabId })),
      };
    },
  },
};

/** The address comes first, because a page chooses its title and may write an address into it. */
function lineOf({ id, url, title }: BrowserTab): MessageText {
  if (!title) return url || String(id);
  return message('tab.line', { before: url, title: quote(title) });
}
