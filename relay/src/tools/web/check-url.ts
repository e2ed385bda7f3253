import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { ServerToolFailure } from '../server-tool-result.ts';

const INTERNAL_RANGES = ['loopback', 'private', 'uniqueLocal', 'carrierGradeNat'];

/** The metadata services of clouds, which hand out keys. Their ranges are otherwise allowed. */
const METADATA = ['100.100.100.200', '168.63.129.16', 'fd00:ec2::254', 'fd20:ce::254'];

/** All global unicast so far: https://www.iana.org/assignments/ipv6-address-space */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** IPv4 behind NAT64 (RFC 6052), for IPv6-only networks. */
const TRANSLATED = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** The system's resolver, `/etc/hosts` included. */
export const resolveHost: ResolveHost = async host => {
  if (isIP(host)) return [{ address: host, family: isIP(host) === 6 ? 6 : 4 }];
  const found = await lookup(host, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

const MAX_LENGTH = 2000;
const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };
const WEB_PORTS = [80, 443];

/** An address whose text is allowed. Its resolved addresses are checked later. */
export type CheckedUrl = {
  url: URL;
  /** Without brackets and the final dot. */
  host: string;
  /** Whether the operator named this host, so that it may be internal. */
  allowed: boolean;
};

/**
 * Parses like browsers, so that octal, hexadecimal and short IP addresses and names in other scripts become what they stand for
 * (https://url.spec.whatwg.org/#host-parsing). `allowedHosts` are `name` (with web ports) or `name:port`, in lower case. Throws
 * a failure worded for the model.
 */
export function checkUrl(text: string, base: URL | undefined, allowedHosts: readonly string[]): CheckedUrl {
  if (text.length > MAX_LENGTH)
    throw new ServerToolFailure(`The address is longer than ${MAX_LENGTH} characters.`, {
      type: 'InvalidArgument',
    });
  const url = URL.parse(text, base?.href);
  if (!url)
    throw new ServerToolFailure(
      'This is not the address of a web page. Give a full one, such as https://example.com/page.',
      { type: 'InvalidArgument' },
    );
  const defaultPort = DEFAULT_PORTS[url.protocol];
  if (defaultPort === undefined)
    throw new ServerToolFailure('Only addresses that start with http:// or https:// can be read.', {
      type: 'NotPermitted',
    });
  if (url.username !== '' || url.password !== '')
    throw new ServerToolFailure(
      'Addresses with a user name or a password are not read. Leave that part out.',
      { type: 'NotPermitted' },
    );
  url.hash = '';
  const host = bareHost(url);
  const port = url.port === '' ? defaultPort : Number(url.port);
  const allowed = isAllowed(url.hostname, port, allowedHosts);
  if (!allowed && !WEB_PORTS.includes(port))
    throw new ServerToolFailure(
      `Port ${port} is not read, only 80 and 443. The operator of the relay can allow more (FETCH_ALLOW_HOSTS).`,
      { type: 'NotPermitted' },
    );
  return { url, host, allowed };
}

function bareHost({ hostname }: URL): string {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) ? bare : bare.replace(/\.$/, '');
}

function isAllowed(hostname: string, port: number, allowedHosts: readonly string[]): boolean {
  const host = hostname.replace(/\.$/, '');
  return (
    allowedHosts.includes(`${host}:${port}`) || (WEB_PORTS.includes(port) && allowedHosts.includes(host))
  );
}

/** Public internet; an internal network or this machine, where only named hosts may be reached; or forbidden. */
export type Reach = 'public' | 'internal' | 'forbidden';

/** Judges one resolved address. */
export function reachOf(address: string): Reach {
  if (isIP(address) === 0) return 'forbidden';
  const judged = embeddedAddress(parseAddress(address));
  if (METADATA.some(metadata => sameAddress(judged, metadata))) return 'forbidden';
  const range = judged.range();
  if (INTERNAL_RANGES.includes(range)) return 'internal';
  if (range !== 'unicast' || !isGlobal(judged)) return 'forbidden';
  return ownAddresses().some(own => sameAddress(judged, own)) ? 'internal' : 'public';
}

/** The library mistakes `::127.0.0.1` for a mapped address; in hexadecimal digits it is read right. */
function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const isMixed = address.includes(':') && address.includes('.');
  const written = isMixed ? URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) : address;
  return ipaddr.parse(written ?? '::');
}

/** The IPv4 address inside an IPv6 one, if packets would go there. */
function embeddedAddress(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(TRANSLATED) ? ipaddr.fromByteArray(address.toByteArray().slice(12)) : address;
}

function isGlobal(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST);
}

function sameAddress(address: ipaddr.IPv4 | ipaddr.IPv6, other: string): boolean {
  return address.toNormalizedString() === parseAddress(other).toNormalizedString();
}

/** This machine also answers on its public addresses, and services there may trust local requests. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap(list => (list ?? []).map(({ address }) => address));
}

export type ResolvedAddress = { address: string; family: 4 | 6 };

/** All addresses of a name. An address stands for itself. */
export type ResolveHost = (host: string) => Promise<readonly ResolvedAddress[]>;
