import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import type { BrowserTab } from './browser/browser.ts';
import type { BrowserOperation, BrowserScene } from './browser/browser-handler.ts';
import { quote } from './browser/quote.ts';
import { factsWithAddress, sharedTab, tabIdSchema } from './browser/shared-tab.ts';
import type { Outcome } from './outcome.ts';

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
      const isLast = await scene.browser.isLastInWindow(tab.id, scene.language);
      return {
        facts: factsWithAddress(tab, scene.language),
        ...(isLast ? { details: [LAST[scene.language]] } : {}),
      };
    },
    binds: async (scene, given) => {
      const { id } = await intendedTab(scene, given);
      return `${id} ${await scene.browser.documentOf(id, scene.language)}`;
    },
    run: async (scene, given) => {
      const { browser, tabId, language } = scene;
      const tab = await intendedTab(scene, given);
      await browser.close(tab.id, language);
      return tab.id === tabId ? goneOn(scene, tab) : closed(tab, language);
    },
  },
};

/** The one worked in may be closed also where nothing may be told of it. */
async function intendedTab(scene: BrowserScene, { tabId }: Params): Promise<BrowserTab> {
  const isCurrent = tabId === undefined || tabId === String(scene.tabId);
  return isCurrent ? scene.browser.tab(scene.tabId, scene.language) : sharedTab(scene, tabId);
}

function closed({ title, url }: BrowserTab, language: Language): Outcome {
  return { success: true, effect: 'changed', message: CLOSED[language].closed(nameOf(title, url)) };
}

/** Empty where the browser tells nothing of it. */
function nameOf(title: string, url: string): string {
  return title || url ? quote(title || url) : '';
}

/** Shared last stands last. */
async function goneOn({ browser, sharedTabs, language }: BrowserScene, tab: BrowserTab): Promise<Outcome> {
  const others = await browser.tabs(sharedTabs.filter(shared => shared !== tab.id));
  const newest = others.at(-1);
  const { success, effect, message } = closed(tab, language);
  if (!newest) return { success, effect, message: `${message} ${CLOSED[language].none}`, forPerson: message };
  const { id, url, title } = newest;
  return {
    success,
    effect,
    message: `${message} ${CLOSED[language].goneOn(nameOf(title, url))}`,
    tab: { id: String(id), url, title },
  };
}

const LAST = {
  zh: '它是所在窗口里唯一的标签页：窗口会一起关闭，窗口里的侧边栏也会关闭。对话会保留，重新打开侧边栏即可继续。',
  en: 'It is the only tab of its window: the window closes with it, and the side panel there. The conversation is kept, and goes on when you open the panel again.',
} as const;

const CLOSED = {
  zh: {
    closed: (title: string) => `标签页${title === '' ? '' : ` ${title} `}已经关闭。`,
    goneOn: (title: string) => `现在在标签页${title === '' ? '' : ` ${title} `}里继续。`,
    none: '这个对话没有别的标签页了：需要页面时，要先用 open_tab 打开一个新的。',
  },
  en: {
    closed: (title: string) => `The tab${title === '' ? '' : ` ${title}`} is closed.`,
    goneOn: (title: string) => (title === '' ? 'Now in another tab.' : `Now in the tab ${title}.`),
    none: 'The conversation has no other tab: where a page is needed, a new one has to be opened first, with open_tab.',
  },
};
