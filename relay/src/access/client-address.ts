import { BlockList, isIP } from 'node:net';

/** Where a request seems to come from: the other end of its connection, and what proxies on the way said. */
export type Origin = { peer: string | undefined; forwardedFor: string | undefined };

type AddressReader = (origin: Origin) => string;

/**
 * Reads the address that counts wrong keys. `proxies` are addresses or networks (`10.0.0.0/8`) whose `X-Forwarded-For` is
 * believed: it is read from its end, up to the first address that is none of them. Of IPv6 the network counts (64 bits),
 * because one customer has all of it.
 */
export function createAddressReader(proxies: readonly string[]): AddressReader {
  const trusted = new BlockList();
  for (const proxy of proxies) trust(trusted, proxy);
  return ({ peer, forwardedFor }) => {
    const hops = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map(hop => plainAddress(hop.trim()));
    const client = hops.findLast(hop => !isTrusted(trusted, hop)) ?? hops[0] ?? '';
    return nameOf(client);
  };
}

/** An address or a network as it stands in the settings; `undefined` for what is none. */
export function readProxy(given: string): string | undefined {
  const [address = '', bits, more] = given.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return undefined;
  if (bits === undefined) return given;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128) ? given : undefined;
}

function trust(trusted: BlockList, proxy: string): void {
  const [address = '', bits] = proxy.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) trusted.addAddress(address, family);
  else trusted.addSubnet(address, Number(bits), family);
}

function isTrusted(trusted: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** A socket that takes both kinds gives IPv4 addresses as `::ffff:192.0.2.1`. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/** What is no address gets one name for all, however it was made up. */
function nameOf(address: string): string {
  const version = isIP(address);
  if (version === 6) return networkOf(address);
  return version === 4 ? address : 'unknown';
}

/** The first 64 bits, as WHATWG URLs write them. */
function networkOf(address: string): string {
  const [before = '', after] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const head = before.split(':').filter(group => group !== '');
  const tail = (after ?? '').split(':').filter(group => group !== '');
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
