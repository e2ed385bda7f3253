import type { Tokens } from 'marked';

/**
 * An address that stands in the text as such, without Markdown around it, and the text that follows: Chinese is
 * written without a space after an address, and would count as part of it. Undefined for any other link.
 */
export function splitBareAddress(
  token: Tokens.Link,
): { address: string | undefined; rest: string } | undefined {
  if (token.raw !== token.text) return undefined;
  const [address = ''] = /^https?:\/\/[\x21-\x7e]*/.exec(token.raw) ?? [];
  return { address: address || undefined, rest: token.raw.slice(address.length) };
}
