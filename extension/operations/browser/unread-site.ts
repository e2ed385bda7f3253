import type { Language } from '@assent/shared';
import type { Browser } from './browser.ts';

/** What the card says of an address whose page we may not read: nobody learns there what came of it. */
export async function reportUnreadSite(
  browser: Pick<Browser, 'mayRead'>,
  address: string,
  language: Language,
  within?: number,
): Promise<{ details?: string[] }> {
  if (await browser.mayRead(address, within)) return {};
  return { details: [UNREAD[language](new URL(address).host)] };
}

const UNREAD = {
  zh: (host: string) => `Assent 还不能读取 ${host}，所以看不到打开了什么。页面打开后，你可以允许它读取。`,
  en: (host: string) =>
    `Assent may not read ${host} yet, so it will not see what comes. You can allow that once the page is there.`,
};
