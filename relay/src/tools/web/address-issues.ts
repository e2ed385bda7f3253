import type { Issue } from '../../errors/http-error.ts';
import { isNeverReached } from './never-reached.ts';

/** Of an address in a request, at `path`. None where it is of the web, and holds neither a user name nor a password: answers show it. */
export function webAddressIssues(path: string, address: string): Issue[] {
  const url = URL.parse(address);
  // No text in the database may hold a NUL.
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && !address.includes('\0');
  if (isWeb && url.username === '' && url.password === '') return [];
  return [{ path, message: 'Expected an address that starts with http:// or https://, without a user name' }];
}

const NEVER =
  'The relay connects to no such address: it is not on the public internet, or on another port than 80 and 443. Its operator can allow single hosts (FETCH_ALLOW_HOSTS)';

/** {@link webAddressIssues}, and whether the relay may connect to it. `allowedHosts` may be internal. */
export function reachedAddressIssues(
  path: string,
  address: string,
  allowedHosts: readonly string[],
): Issue[] {
  const issues = webAddressIssues(path, address);
  if (issues.length > 0 || !isNeverReached(address, allowedHosts)) return issues;
  return [{ path, message: NEVER }];
}
