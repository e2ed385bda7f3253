import { message } from '../../../messages/message.ts';
import { failureOf } from '../../../messaging/failures.ts';
import type { RequestOf } from '../../../messaging/message.ts';
import type * as messages from '../../../messaging/tab-messages.ts';
import { isHarmless } from '../../../operations/contract/action.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { Binding, Preview } from '../../../operations/contract/preview.ts';
import type { InBrowser, ListedOperation } from '../../../operations/listed-operation.ts';
import { PageError } from '../../../page/page-error.ts';
import { readOnlyError } from '../frames/current-rules.ts';
import { pageReplaced } from '../frames/page-failures.ts';
import { documentFor, type TopDocument } from '../tabs/top-document.ts';
import { chromeBrowser } from './chrome-browser.ts';
import { runOnce } from './run-once.ts';

/** Previews an operation of the browser; `documentId`: of the open card. A PageError becomes a failed preview here. */
export async function previewInBrowser(
  request: RequestOf<typeof messages.previewInTab> & { documentId?: string },
  operation: ListedOperation,
  inBrowser: InBrowser,
): Promise<{ preview: Preview; documentId?: string }> {
  const { tabId, language, action, sharedTabs } = request;
  try {
    const handler = inBrowser.prepare(action);
    const top = await documentFor(inBrowser, request);
    assertAllowed(top, operation);
    const { documentId } = top;
    const scene = { browser: chromeBrowser, tabId, documentId, sharedTabs, target: action.target, language };
    const details = await handler.preview(scene);
    const bound = await handler.binds(scene);
    const binding = { kind: 'tab', tabId, ...(bound === undefined ? {} : { bound }) } as const;
    const preview = { status: 'bound', binding, effect: operation.effect, ...details } as const;
    return { preview, documentId };
  } catch (thrown) {
    return { preview: { status: 'failed', failure: failureOf(thrown) } };
  }
}

/** Throws `NotPermitted` when the user's rule for the site in the tab forbids it. */
function assertAllowed({ rule, origin = '' }: TopDocument, { effect, inBrowser }: ListedOperation): void {
  const isSpared = isHarmless(effect) || inBrowser?.sparesPage === true;
  if (rule !== 'read-only' || isSpared) return;
  throw readOnlyError(origin, effect === 'leaves' ? 'notLeft' : 'readOnly');
}

/**
 * Runs an approved operation of the browser, once for its key. `PageGone`, and nothing ran, when the tab no longer shows the
 * approved document.
 */
export function runInBrowser(
  request: RequestOf<typeof messages.runActionInTab>,
  operation: ListedOperation,
  inBrowser: InBrowser,
): Promise<Outcome> {
  const { tabId, documentId, key, language, action, binding, sharedTabs } = request;
  const handler = inBrowser.prepare(action);
  return runOnce(key, async stopped => {
    const top = await documentFor(inBrowser, request);
    if (top.documentId !== documentId && !inBrowser.outlivesPage) throw pageReplaced();
    assertAllowed(top, operation);
    const scene = { browser: chromeBrowser, tabId, documentId, sharedTabs, target: action.target, language };
    assertBound(binding, tabId, await handler.binds(scene));
    return handler.run({ ...scene, stopped });
  });
}

/** The approval is for this tab and its bound state only. */
function assertBound(binding: Binding, tabId: number, bound: string | undefined): void {
  if (binding.kind === 'tab' && binding.tabId === tabId && binding.bound === bound) return;
  throw new PageError('ElementChanged', message('page.changedSinceApproval'));
}
