import type { Bilingual } from '@assent/shared';
import * as z from 'zod/mini';
import type { BrowserOperation, BrowserScene } from './browser/browser-handler.ts';
import { describeCodeResult } from './browser/describe-code-result.ts';
import { factsOfTab } from './browser/shared-tab.ts';

export const MAX_CODE = 20_000;

const params = z.object({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CODE)),
});

export const executeJs: BrowserOperation<'execute_js', z.infer<typeof params>> = {
  name: 'execute_js',
  params,
  example: { action: 'execute_js', target: {}, params: { code: 'return document.images.length' } },
  effect: 'acts',
  emptyTarget: 'page',
  errors: ['InvalidArgument', 'NotInteractable', 'NeedsUser', 'Unsupported', 'Timeout'],
  handler: {
    preview: async (scene, { code }) => {
      const { browser, tabId, language } = scene;
      await browser.code.assertAllowed(language);
      await browser.code.check(pageOf(scene), code);
      const facts = factsOfTab(await browser.tab(tabId, language), language);
      return { facts, code, details: [codeRights[language]] };
    },
    run: async (scene, { code }) => {
      const { browser, language } = scene;
      // Again, because the person may have switched it off since the card was shown.
      await browser.code.assertAllowed(language);
      return describeCodeResult(await browser.code.run(pageOf(scene), code), language);
    },
  },
};

/** What whoever approves code must know beyond its text. */
export const codeRights: Bilingual = {
  zh: '它以这个页面的权限运行：能读取页面上的内容并发送出去，也能在页面里写入脚本，运行结束后仍留在那里。',
  en: 'It runs with the rights of the page: it can read what is on it and send it out, and write scripts into the page that stay there afterwards.',
};

function pageOf({ tabId, documentId, language }: BrowserScene) {
  return { tabId, documentId, language };
}
