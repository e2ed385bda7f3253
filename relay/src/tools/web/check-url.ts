import { isIP } from 'node:net';
import { ServerToolFailure } from '../server-tool-result.ts';

const MAX_LENGTH = 2000;
const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };
const WEB_PORTS = [80, 443];

/** A web address that is allowed by its text. The addresses that its name resolves to are checked later. */
export type CheckedUrl = {
  url: URL;
  /** Without brackets and without the dot at the end. */
  host: string;
  /** Whether the operator named this host, so that it may be internal. */
  allowed: boolean;
};

/**
 * Reads an address as browsers do, so that octal, hexadecimal and short forms of IP addresses and names in other scripts
 * become what they stand for (https://url.spec.whatwg.org/#host-parsing). Throws a failure in words.
 *
 * @param allowedHosts `name` (with the ports of the web) or `name:port`, in lower case
 */
export function checkUrl(text: string, base: URL | undefined, allowedHosts: readonly string[]): CheckedUrl {
  if (text.length > MAX_LENGTH)
    throw new ServerToolFailure(`The address is longer than ${MAX_LENGTH} characters.`, {
      type: 'InvalidArgument',
    });
  const url = URL.parse(text, base?.href);
  if (!url)
    throw new ServerToolFailure(
      'This is no address of a web page. Give a whole one, such as https://example.com/page.',
      { type: 'InvalidArgument' },
    );
  const defaultPort = DEFAULT_PORTS[url.protocol];
  if (defaultPort === undefined)
    throw new ServerToolFailure('Only addresses that begin with http:// or https:// can be read.', {
      type: 'NotPermitted',
    });
  if (url.username !== '' || url.password !== '')
    throw new ServerToolFailure(
      'An address with a user name or a password in it is not read. Leave that part out.',
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
