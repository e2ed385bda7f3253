import { type Message, message } from '../../messages/message.ts';
import type { Browser } from './browser.ts';

/** What the card says of an address whose page we may not read: nobody learns there what came of it. */
export async function reportUnreadSite(
  browser: Pick<Browser, 'mayRead'>,
  address: string,
  within?: number,
): Promise<{ details?: Message[] }> {
  if (await browser.mayRead(address, within)) return {};
  return { details: [message('site.unread', { host: new URL(address).host })] };
}
