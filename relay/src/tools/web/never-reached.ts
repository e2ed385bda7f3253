import { isIP } from 'node:net';
import { ServerToolFailure } from '../server-tool-result.ts';
import { checkUrl, reachOf } from './check-url.ts';

/**
 * Whether the relay connects to no such address, as its text shows: another port than the web's, or an address of an internal
 * network, that the operator has not allowed. A name is judged only when it is resolved.
 */
export function isNeverReached(address: string, allowedHosts: readonly string[]): boolean {
  try {
    // Without path and query: browsers open longer ones than tools read.
    const { host, allowed } = checkUrl(`${URL.parse(address)?.origin}/`, undefined, allowedHosts);
    if (isIP(host) === 0) return false;
    const reach = reachOf(host);
    return reach === 'forbidden' || (reach === 'internal' && !allowed);
  } catch (thrown) {
    if (thrown instanceof ServerToolFailure) return true;
    throw thrown;
  }
}
