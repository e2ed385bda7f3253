import { BlockList, isIP } from 'node:net';

/** The other end of the connection, and what proxies wrote on the way. */
export type Origin = { peer: string | undefined; forwardedFor: string | undefined };

type AddressReader = (origin: Origin) => string;

/**
 * Reads the address under which wrong keys are counted. `X-Forwarded-For` of `proxies` (addresses or networks, `10.0.0.0/8`) is
 * trusted: it is read from its end, up to the first address that is not one of them. IPv6 counts by network (64 bits), because
 * one customer has all of it.
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

/** An address or a network of the settings; `undefined` for anything else. */
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

/** A dual-stack socket gives IPv4 addresses as `::ffff:192.0.2.1`. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/** All invalid addresses share one name, so that inventing them gains nothing. */
function nameOf(address: string): string {
  const version = isIP(address);
  if (version === 6) return networkOf(address);
  return version === 4 ? address : 'unknown';
}

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
