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
 * Throws `NotPermitted` for addresses that run code, read this computer or open the browser itself. A click on a
 * `javascript:` link would besides be blocked in silence by the content security policy of the content script's world.
 */
export function assertAllowedAddress(address: URL): void {
  const { protocol } = address;
  if (REFUSED.has(protocol) && !isNowhere(address)) {
    throw new PageError('NotPermitted', message('press.refusedAddress', { protocol }));
  }
}

/** A `javascript:` address that does nothing, as old pages put on a link or a form that a script listens to. */
export function isNowhere({ protocol, href }: URL): boolean {
  return protocol === 'javascript:' && NOTHING.test(href.replaceAll('%20', ' '));
}

/** The same, or the bare `#` that others put there for it. */
export function staysHere(address: URL): boolean {
  return isNowhere(address) || address.href === `${location.href.replace(/#.*/u, '')}#`;
}

const NOTHING = /^javascript:[\s;]*(void\s*(0|\(\s*0?\s*\))[\s;]*)?$/iu;
