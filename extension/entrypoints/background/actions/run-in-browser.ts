import type { Language } from '@assent/shared';
import { message } from '../../../messages/message.ts';
import type { Action } from '../../../operations/contract/action.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { Binding } from '../../../operations/contract/preview.ts';
import type { InBrowser, ListedOperation } from '../../../operations/listed-operation.ts';
import { PageError } from '../../../page/page-error.ts';
import { documentFor } from '../tabs/top-document.ts';
import { chromeBrowser } from './chrome-browser.ts';
import { assertAllowed } from './preview-in-browser.ts';
import { runOnce } from './run-once.ts';

/**
 * Runs an approved operation of the browser, once for its key, while the tab shows what it was approved for: `PageGone`
 * otherwise, and nothing was run.
 */
export function runInBrowser(
  request: {
    tabId: number;
    documentId: string;
    key: string;
    language: Language;
    action: Action;
    binding: Binding;
    sharedTabs: readonly number[];
  },
  operation: ListedOperation,
  inBrowser: InBrowser,
): Promise<Outcome> {
  const { tabId, documentId, key, language, action, binding, sharedTabs } = request;
  const handler = inBrowser.prepare(action);
  return runOnce(key, async stopped => {
    const top = await documentFor(inBrowser, request);
    if (top.documentId !== documentId && !inBrowser.outlivesPage)
      throw new PageError('PageGone', message('page.replaced'));
    assertAllowed(top, operation);
    const scene = { browser: chromeBrowser, tabId, documentId, sharedTabs, target: action.target, language };
    assertBound(binding, tabId, await handler.binds(scene));
    return handler.run({ ...scene, stopped });
  });
}

/** What was approved of this tab is done in no other, and to nothing else in it. */
function assertBound(binding: Binding, tabId: number, bound: string | undefined): void {
  if (binding.kind === 'tab' && binding.tabId === tabId && binding.bound === bound) return;
  throw new PageError('ElementChanged', message('page.changedSinceApproval'));
}
