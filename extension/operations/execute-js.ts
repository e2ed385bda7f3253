import * as z from 'zod/mini';
import { type Message, message } from '../messages/message.ts';
import type { CodeResult } from './browser/browser-code.ts';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { factsOfTab } from './browser/shared-tab.ts';
import { succeeded } from './contract/observed.ts';
import type { Outcome } from './contract/outcome.ts';

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
      await browser.code.assertAllowed();
      await browser.code.check(scene, code);
      const facts = factsOfTab(await browser.tab(tabId), language);
      return { facts, code, details: [message('code.rights')] };
    },
    run: async (scene, { code }) => {
      const { browser } = scene;
      // The user may have switched it off since the card was shown.
      await browser.code.assertAllowed();
      return describeCodeResult(await browser.code.run(scene, code));
    },
  },
};

function describeCodeResult(result: CodeResult): Outcome {
  switch (result.kind) {
    case 'returned':
      return { success: true, message: message('code.returned'), value: JSON.stringify(result.value) };
    case 'nothing':
      return { success: true, message: message('code.returnedNothing') };
    case 'threw':
      // The code ran until it threw; its earlier effects remain.
      return { success: false, error_type: 'NotInteractable', message: threwMessage(result) };
    case 'left':
      return succeeded('navigated', message('code.left'));
    case 'withheld':
      return succeeded('needs_user', message('code.withheld'));
  }
}

function threwMessage({ name, message: text, line }: Extract<CodeResult, { kind: 'threw' }>): Message {
  return message('code.threw', { name, message: text, line });
}
