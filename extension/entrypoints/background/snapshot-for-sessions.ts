import { languageSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { answered } from '../../messaging/answer-in-page.ts';
import type { AnswerEnvelope } from '../../messaging/message.ts';
import type { Browser } from '../../operations/browser/browser.ts';
import { targetSchema } from '../../operations/contract/action.ts';
import { requireOperation } from '../../operations/list.ts';
import type { Place } from '../../page/place.ts';
import { maskAddress } from '../../page/secrets/mask-address.ts';
import { chromeBrowser } from './actions/chrome-browser.ts';
import { reportedTab } from './tabs/tabs.ts';

const askedSchema = z.object({
  tabId: z.number(),
  language: languageSchema,
  target: targetSchema,
  params: z.record(z.string(), z.unknown()),
});

/**
 * A snapshot of a tab, with its address and title as a caller may see them. A look binds nothing, so it is not previewed: each
 * question to the browser takes as long as a small page.
 */
export function snapshot(given: unknown): Promise<AnswerEnvelope> {
  return answered(async () => {
    const { tabId, language, target, params } = askedSchema.parse(given);
    const handler = requireOperation('snapshot').inBrowser?.prepare({ action: 'snapshot', target, params });
    if (!handler) throw new Error('A snapshot is taken by the browser.');
    let page: Place | undefined;
    const outline: Browser['outline'] = async (...asked) => {
      const outlined = await chromeBrowser.outline(...asked);
      page = outlined.page;
      return outlined;
    };
    const tab = { browser: { ...chromeBrowser, outline }, tabId, documentId: '', sharedTabs: [tabId] };
    const { signal: stopped } = new AbortController();
    const outcome = await handler.run({ ...tab, target, language, stopped });
    const { url, title } = page ? { ...page, url: maskAddress(page.url) } : await reportedTab(tabId);
    return { outcome, url, title };
  });
}
