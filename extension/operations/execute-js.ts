import type { Bilingual } from '@assent/shared';
import * as z from 'zod/mini';
import type { BrowserOperation, BrowserScene } from './browser/browser-handler.ts';
import { describeCodeResult } from './browser/describe-code-result.ts';
import { factsOfTab } from './browser/shared-tab.ts';

export const MAX_CODE = 20_000;

const params = z.object({
  code: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(MAX_CODE))
    .check(
      z.describe(
        'JavaScript, as the body of an async function: `return` what you want to know. It sees the DOM of the page, but not the variables of its scripts; `fetch` and `eval` are refused in it.',
      ),
    ),
});

export const executeJs: BrowserOperation<z.infer<typeof params>> = {
  name: 'execute_js',
  description: {
    zh: '在页面里运行 JavaScript（params.code，异步函数的函数体，用 return 返回结果；看得到 DOM，看不到页面脚本的变量）。在设置里打开之后才可用；代码里不能用 fetch 和 eval，但通过 DOM 能做这个页面能做的一切，包括把页面显示的内容发送出去。能用其他操作时不要用它。',
    en: "Run JavaScript in the page: params.code, the body of an async function that sees the DOM, but not the variables of the page's scripts; `return` the result. Only where the person has switched it on. Without fetch or eval it can still, by the DOM, do what the page can and send out what it shows; prefer any other action that will do.",
  },
  verb: { zh: '在…中运行代码', en: 'Run code in …' },
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
