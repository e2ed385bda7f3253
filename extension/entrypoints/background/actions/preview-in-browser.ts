import type { Language } from '@assent/shared';
import { failureOf } from '../../../messaging/failures.ts';
import { type Action, isHarmless } from '../../../operations/contract/action.ts';
import type { Preview } from '../../../operations/contract/preview.ts';
import type { InBrowser, ListedOperation } from '../../../operations/listed-operation.ts';
import { readOnlyError } from '../frames/look-at-documents.ts';
import { documentFor, type TopDocument } from '../tabs/top-document.ts';
import { chromeBrowser } from './chrome-browser.ts';

/** What an operation of the browser would do; `documentId`: what it was shown for before. The seam where a PageError becomes a failed preview. */
export async function previewInBrowser(
  request: {
    tabId: number;
    documentId?: string;
    language: Language;
    action: Action;
    sharedTabs: readonly number[];
  },
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

/** Throws `NotPermitted` where the person's rule for the site in the tab forbids it. */
export function assertAllowed(
  { rule, origin = '' }: TopDocument,
  { effect, inBrowser }: ListedOperation,
): void {
  const isSpared = isHarmless(effect) || inBrowser?.sparesPage === true;
  if (rule !== 'read-only' || isSpared) return;
  throw readOnlyError(origin, effect === 'leaves' ? 'notLeft' : 'readOnly');
}
