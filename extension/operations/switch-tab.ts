import * as z from 'zod/mini';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { quote } from './browser/quote.ts';
import { factsWithAddress, sharedTab, tabIdSchema } from './browser/shared-tab.ts';

const params = z.object({
  tabId: tabIdSchema.check(z.describe('the id of a tab of this conversation.')),
});

export const switchTab: BrowserOperation<z.infer<typeof params>> = {
  name: 'switch_tab',
  description: {
    zh: '改在标签页 params.tabId 里继续：此后的页面内容、元素和操作都属于它。它不会被切到前台。',
    en: 'Go on in the tab params.tabId: from then on the page, its elements and all actions are of that tab. It is not brought to the front.',
  },
  verb: { zh: '改在…中继续', en: 'Go on in …' },
  params,
  example: { action: 'switch_tab', target: {}, params: { tabId: '1437' } },
  effect: 'reads',
  emptyTarget: 'page',
  errors: ['InvalidArgument'],
  leadsElsewhere: true,
  leavesTab: true,
  sparesPage: true,
  needsNoTab: true,
  handler: {
    preview: async (scene, { tabId }) => ({
      facts: factsWithAddress(await sharedTab(scene, tabId), scene.language),
    }),
    // Address and title are told to the model.
    binds: async (scene, { tabId }) => {
      const { id, url, title } = await sharedTab(scene, tabId);
      return JSON.stringify([id, url, title]);
    },
    run: async (scene, { tabId }) => {
      const { id, url, title } = await sharedTab(scene, tabId);
      return {
        success: true,
        message: SWITCHED[scene.language](title || url ? quote(title || url) : String(id)),
        tab: { id: String(id), url, title },
      };
    },
  },
};

const SWITCHED = {
  zh: (title: string) => `现在在标签页 ${title} 里。`,
  en: (title: string) => `Now in the tab ${title}.`,
};
