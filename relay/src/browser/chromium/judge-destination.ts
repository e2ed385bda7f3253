import { untilAborted } from '../../runtime/until-aborted.ts';
import { ServerToolFailure } from '../../tools/server-tool-result.ts';
import {
  type CheckedUrl,
  checkUrl,
  type Reach,
  type ResolvedAddress,
  type ResolveHost,
} from '../../tools/web/check-url.ts';
import { EgressFailure } from './egress-failure.ts';

export type DestinationRules = {
  /** Hosts that may be internal: `name` (with web ports) or `name:port`, in lower case. */
  allowedHosts: readonly string[];
  resolve: ResolveHost;
  judge: (address: string) => Reach;
};

/** Where a request or a tunnel wants to go. Nothing is judged yet. */
export type Target = { url: URL; port: number };

/** A name or an address in brackets, and its port. Anything else could be read in two ways. */
const AUTHORITY = /^(?:\[[\da-f:.]+\]|[^\s:/?#@\\[\]]+):\d{1,5}$/i;

/** The target of `CONNECT host:port`. WebSockets without TLS come this way too, to port 80. */
export function targetOfTunnel(authority: string): Target {
  if (!AUTHORITY.test(authority)) throw new EgressFailure('malformed');
  return targetOf(`https://${authority}/`, 'https:', 443);
}

/** The target of a request in absolute form, `GET http://host/path`. TLS is never begun here: browsers do that in tunnels. */
export function targetOfRequest(address: string): Target {
  return targetOf(address, 'http:', 80);
}

function targetOf(address: string, protocol: string, defaultPort: number): Target {
  const url = URL.parse(address);
  if (url?.protocol !== protocol || url.username !== '' || url.password !== '')
    throw new EgressFailure('malformed');
  return { url, port: url.port === '' ? defaultPort : Number(url.port) };
}

/** The name under which failures are kept: that of the page's address (`URL.host`), however it was asked for. */
export function hostOf({ url, port }: Target): string {
  const name = url.hostname.replace(/\.$/, '');
  return port === 80 || port === 443 ? name : `${name}:${port}`;
}

/**
 * The addresses to connect to. The name is resolved once, here: a second answer could differ from the judged one. One forbidden
 * address is enough to refuse the name, because the system chooses among them.
 */
export async function judgedAddresses(
  { url }: Target,
  { allowedHosts, resolve, judge }: DestinationRules,
  signal: AbortSignal,
): Promise<readonly ResolvedAddress[]> {
  const { host, allowed } = checkedUrl(url, allowedHosts);
  const addresses = await untilAborted(resolve(host), signal).catch((cause: unknown) => {
    throw new EgressFailure(signal.aborted ? 'connection_timeout' : 'name_not_found', { cause });
  });
  if (addresses.length === 0) throw new EgressFailure('name_not_found');
  const reaches = addresses.map(({ address }) => judge(address));
  if (reaches.every(reach => reach === 'public' || (allowed && reach === 'internal'))) return addresses;
  throw new EgressFailure('address_refused');
}

/** Without path and query: browsers send longer ones than tools read. */
function checkedUrl({ origin }: URL, allowedHosts: readonly string[]): CheckedUrl {
  try {
    return checkUrl(`${origin}/`, undefined, allowedHosts);
  } catch (cause) {
    if (!(cause instanceof ServerToolFailure)) throw cause;
    // Scheme and user name have been looked at, so what is not permitted is the port.
    throw new EgressFailure(cause.type === 'NotPermitted' ? 'port_refused' : 'malformed', { cause });
  }
}
