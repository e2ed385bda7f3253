import { createHash } from 'node:crypto';

/**
 * What a tool is: SHA-256 of where it comes from and of all that is said of it, in hexadecimal digits. The order of keys does
 * not count, so that relays give the same for what a server tells each of them in another order.
 */
export function digestDefinition(source: string, definition: object): string {
  return createHash('sha256')
    .update(JSON.stringify([source, definition], sortKeys))
    .digest('hex');
}

function sortKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
