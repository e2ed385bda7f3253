import { type AskedAbout, watchAskedAbout } from '../../../messaging/asked-about.ts';
import { PageError } from '../../../page/page-error.ts';
import { maskShapes } from '../../../page/secrets/mask-shapes.ts';
import type { Quote } from '../conversation/conversation.ts';
import type { PageAccess } from '../ports/page-access.ts';

/** Receives what the person selected in the page's context menu in this window. `quoted` gets the text; nothing is sent. */
export async function takeAskedAbout(
  page: Pick<PageAccess, 'readSelection' | 'listTabs'>,
  quoted: (quote: Quote | undefined) => void,
): Promise<void> {
  const { id } = await chrome.windows.getCurrent();
  if (id === undefined) return;
  watchAskedAbout(id, asked => void quoteOf(page, asked).then(quoted));
}

/** The selection as the page reports it, without secrets; the browser's own text, masked by its form, only where no page can answer. */
export async function quoteOf(
  page: Pick<PageAccess, 'readSelection' | 'listTabs'>,
  asked: AskedAbout,
): Promise<Quote | undefined> {
  if (!asked.isSelection) return undefined;
  const text = (await readSelected(page, asked)).trim();
  if (text === '') return undefined;
  const [tab] = (await page.listTabs([asked.tabId])).tabs;
  return { text, url: tab?.url ?? '', title: tab?.title ?? '' };
}

async function readSelected(page: Pick<PageAccess, 'readSelection'>, asked: AskedAbout): Promise<string> {
  try {
    return (await page.readSelection({ tabId: asked.tabId })).text;
  } catch (thrown) {
    // A PDF viewer has no page for us. What a rule forbids to read stays unread.
    if (thrown instanceof PageError && thrown.type === 'Unsupported') return maskShapes(asked.text ?? '');
    if (thrown instanceof PageError) return '';
    throw thrown;
  }
}
