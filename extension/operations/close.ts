import * as z from 'zod/mini';
import { type Message, type MessageText, message } from '../messages/message.ts';
import type { BrowserTab } from './browser/browser.ts';
import type { BrowserOperation, BrowserScene } from './browser/browser-handler.ts';
import { factsWithAddress, quote, sharedTab, tabIdSchema } from './browser/shared-tab.ts';
import { succeeded } from './contract/observed.ts';
import type { Outcome } from './contract/outcome.ts';

const params = z.object({
  tabId: z.optional(tabIdSchema),
});
type Params = z.infer<typeof params>;

export const close: BrowserOperation<'close', Params> = {
  name: 'close',
  params,
  example: { action: 'close', target: {}, params: { tabId: '1437' } },
  effect: 'acts',
  emptyTarget: 'page',
  errors: ['InvalidArgument', 'NeedsUser', 'NotPermitted'],
  leadsElsewhere: true,
  sparesPage: true,
  handler: {
    preview: async (scene, given) => {
      const tab = await intendedTab(scene, given);
      const isLast = await scene.browser.isLastInWindow(tab.id);
      return {
        facts: factsWithAddress(tab, scene.language),
        ...(isLast ? { details: [message('tab.closesWindow')] } : {}),
      };
    },
    binds: async (scene, given) => {
      const { id } = await intendedTab(scene, given);
      return `${id} ${await scene.browser.documentOf(id)}`;
    },
    run: async (scene, given) => {
      const { browser, tabId } = scene;
      const tab = await intendedTab(scene, given);
      await browser.close(tab.id);
      return tab.id === tabId ? continued(scene, tab) : closed(tab);
    },
  },
};

/** The current tab may be closed even when nothing about it may be reported. */
async function intendedTab(scene: BrowserScene, { tabId }: Params): Promise<BrowserTab> {
  const isCurrent = tabId === undefined || tabId === String(scene.tabId);
  return isCurrent ? scene.browser.tab(scene.tabId) : sharedTab(scene, tabId);
}

function closed(tab: BrowserTab): Outcome {
  return succeeded('changed', closedMessage(tab));
}

function closedMessage({ title, url }: BrowserTab): Message {
  return message('tab.closedOnRequest', { tab: nameOf(title, url) });
}

function nameOf(title: string, url: string): MessageText {
  return title || url ? quote(title || url) : '';
}

/** The most recently shared tab is the last. */
async function continued({ browser, sharedTabs }: BrowserScene, tab: BrowserTab): Promise<Outcome> {
  const others = await browser.tabs(sharedTabs.filter(shared => shared !== tab.id));
  const newest = others.at(-1);
  const after = (next: Message): Message => message('sentences', { sentences: [closedMessage(tab), next] });
  if (!newest) return { ...closed(tab), message: after(message('tab.noOther')) };
  const { id, url, title } = newest;
  return {
    ...closed(tab),
    message: after(message('tab.continuesIn', { tab: nameOf(title, url) })),
    tab: { id: String(id), url, title },
  };
}
