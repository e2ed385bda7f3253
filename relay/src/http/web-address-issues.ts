import type { Issue } from '../errors/http-error.ts';

/** Of an address in a request, at `path`. None where it is of the web, and holds neither a user name nor a password: answers show it. */
export function webAddressIssues(path: string, address: string): Issue[] {
  const url = URL.parse(address);
  // No text in the database may hold a NUL.
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && !address.includes('\0');
  if (isWeb && url.username === '' && url.password === '') return [];
  return [{ path, message: 'Expected an address that starts with http:// or https://, without a user name' }];
}
