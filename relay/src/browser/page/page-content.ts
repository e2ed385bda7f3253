import { HttpError } from '../../errors/http-error.ts';
import type { ChromeTab } from '../chrome/chrome-tab.ts';
import { unreached } from './web-address.ts';

export type PageContent = { url: string; status: number; html: string; retryAfter: string | undefined };

/** The document as it stands, for a caller that reads it elsewhere. Throws where no server answered. */
export async function contentOf({ page, status, refusal, retryAfter }: ChromeTab): Promise<PageContent> {
  if (refusal) throw unreached(refusal);
  if (status === undefined)
    throw new HttpError(502, 'navigation_failed', 'The page that is shown came from no server.');
  return { url: page.url(), status, html: await page.content(), retryAfter };
}
