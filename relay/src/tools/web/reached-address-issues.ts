import type { Issue } from '../../errors/http-error.ts';
import { webAddressIssues } from '../../http/web-address-issues.ts';
import { isNeverReached } from './never-reached.ts';

const NEVER =
  'The relay connects to no such address: it is not on the public internet, or on another port than 80 and 443. Its operator can allow single hosts (FETCH_ALLOW_HOSTS)';

/** Of an address in a request, at `path`, that the relay is to connect to. None where it may be reached. */
export function reachedAddressIssues(
  path: string,
  address: string,
  allowedHosts: readonly string[],
): Issue[] {
  const issues = webAddressIssues(path, address);
  if (issues.length > 0 || !isNeverReached(address, allowedHosts)) return issues;
  return [{ path, message: NEVER }];
}
