import { type Message, message } from '../../messages/message.ts';
import { PageError } from '../../page/page-error.ts';
import type { Browser } from './browser.ts';

/**
 * The address, absolute and as the browser writes it. Throws `InvalidArgument` unless it is one of the web, and for one with
 * a user name or a password in it: that would be sent to the site, and what stands before the @ is easily taken for the site.
 */
export function webAddress(given: string): string {
  const trimmed = given.trim();
  if (!/^https?:\/\//iu.test(trimmed) || !URL.canParse(trimmed))
    throw new PageError('InvalidArgument', message('address.notWeb', { address: trimmed.slice(0, 200) }));
  const { href, username, password } = new URL(trimmed);
  if (username !== '' || password !== '') throw new PageError('InvalidArgument', message('address.withUser'));
  return href;
}

/** What the card says of an address whose page we may not read: nobody learns there what came of it. */
export async function reportUnreadSite(
  browser: Pick<Browser, 'mayRead'>,
  address: string,
  within?: number,
): Promise<{ details?: Message[] }> {
  if (await browser.mayRead(address, within)) return {};
  return { details: [message('site.unread', { host: new URL(address).host })] };
}
