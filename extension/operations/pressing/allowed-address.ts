import { message } from '../../messages/message.ts';
import { PageError } from '../../page/page-error.ts';

const REFUSED = new Set([
  'javascript:',
  'data:',
  'file:',
  'blob:',
  'filesystem:',
  'chrome:',
  'chrome-extension:',
  'about:',
  'view-source:',
]);

/**
 * Throws `NotPermitted` for addresses that run code, read local files or open the browser's own pages. The content
 * security policy of content scripts would silently block a click on a `javascript:` link.
 */
export function assertAllowedAddress(address: URL): void {
  const { protocol } = address;
  if (REFUSED.has(protocol) && !isNowhere(address)) {
    throw new PageError('NotPermitted', message('press.refusedAddress', { protocol }));
  }
}

/** An empty `javascript:` address, as old pages give links and forms that only scripts use. */
export function isNowhere({ protocol, href }: URL): boolean {
  return protocol === 'javascript:' && NOTHING.test(href.replaceAll('%20', ' '));
}

/** An empty `javascript:` address or a bare `#`. */
export function staysHere(address: URL): boolean {
  return isNowhere(address) || address.href === `${location.href.replace(/#.*/u, '')}#`;
}

const NOTHING = /^javascript:[\s;]*(void\s*(0|\(\s*0?\s*\))[\s;]*)?$/iu;
