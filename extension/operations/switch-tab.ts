import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { factsWithAddress, quote, sharedTab, tabIdSchema } from './browser/shared-tab.ts';

const params = z.object({
  tabId: tabIdSchema,
});

export const switchTab: BrowserOperation<'switch_tab', z.infer<typeof params>> = {
  name: 'switch_tab',
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
    // The model reads address and title.
    binds: async (scene, { tabId }) => {
      const { id, url, title } = await sharedTab(scene, tabId);
      return JSON.stringify([id, url, title]);
    },
    run: async (scene, { tabId }) => {
      const { id, url, title } = await sharedTab(scene, tabId);
      return {
        success: true,
        message: message('tab.switched', { tab: title || url ? quote(title || url) : String(id) }),
        tab: { id: String(id), url, title },
      };
    },
  },
};
