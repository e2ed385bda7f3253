import { type Message, message } from '../../messages/message.ts';
import { PageError } from '../../page/page-error.ts';
import type { Browser } from './browser.ts';

/**
 * The absolute, normalised address. Throws `InvalidArgument` for another scheme and for a user name or password, which
 * the site would receive, and whose part before the @ may pass for the site.
 */
export function webAddress(given: string): string {
  const trimmed = given.trim();
  if (!/^https?:\/\//iu.test(trimmed) || !URL.canParse(trimmed))
    throw new PageError('InvalidArgument', message('address.notWeb', { address: trimmed.slice(0, 200) }));
  const { href, username, password } = new URL(trimmed);
  if (username !== '' || password !== '') throw new PageError('InvalidArgument', message('address.withUser'));
  return href;
}

/** The card says that nobody will see the result of a page that may not be read. */
export async function reportUnreadSite(
  browser: Pick<Browser, 'mayRead'>,
  address: string,
  within?: number,
): Promise<{ details?: Message[] }> {
  if (await browser.mayRead(address, within)) return {};
  return { details: [message('site.unread', { host: new URL(address).host })] };
}
