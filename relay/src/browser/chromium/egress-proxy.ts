import { once } from 'node:events';
import { boundPort } from '../../runtime/listen.ts';
import { type Reach, type ResolveHost, reachOf, resolveHost } from '../../tools/web/check-url.ts';
import { connectJudged } from './connect-judged.ts';
import { type EgressReason, RecentFailures, reasonOfFailure } from './egress-failure.ts';
import { type DestinationRules, hostOf, judgedAddresses } from './judge-destination.ts';
import { OpenSockets } from './open-sockets.ts';
import { type ConnectTo, serveProxy } from './serve-proxy.ts';

export type EgressOptions = {
  /** Hosts that may be internal: `name` (with web ports) or `name:port`, in lower case. */
  allowedHosts?: readonly string[];
  resolve?: ResolveHost;
  judge?: (address: string) => Reach;
  /** Milliseconds to resolve a name and to connect; 15 seconds. */
  connectTimeout?: number;
  /** Milliseconds without a byte in either direction; a minute. */
  idleTimeout?: number;
};

export type EgressProxy = {
  /** On 127.0.0.1. */
  port: number;
  /** Why the last connection to a host (`URL.host`) came to nothing; undefined after one that succeeded. */
  failureOf(host: string): EgressReason | undefined;
  /** Ends all connections. */
  close(): Promise<void>;
};

/**
 * The only way of a browser into the network. Each request and each tunnel is judged here, below all that pages can do: names
 * that change, redirects, workers, sockets. Connections go only to judged addresses.
 */
export async function startEgressProxy(options: EgressOptions = {}): Promise<EgressProxy> {
  const { connectTimeout = 15_000, idleTimeout = 60_000 } = options;
  const { allowedHosts = [], resolve = resolveHost, judge = reachOf } = options;
  const rules: DestinationRules = { allowedHosts, resolve, judge };
  const failures = new RecentFailures();
  const sockets = new OpenSockets(idleTimeout);
  const closing = new AbortController();

  /** Rejects with an `EgressFailure`. */
  const connectTo: ConnectTo = async target => {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(connectTimeout)]);
    try {
      const addresses = await judgedAddresses(target, rules, signal);
      const socket = await connectJudged(addresses, target.port, signal);
      sockets.addUpstream(socket);
      failures.set(hostOf(target), undefined);
      return socket;
    } catch (thrown) {
      failures.set(hostOf(target), reasonOfFailure(thrown));
      throw thrown;
    }
  };
  const server = serveProxy(connectTo);
  server.on('connection', socket => sockets.addClient(socket));
  server.timeout = idleTimeout;
  server.keepAliveTimeout = idleTimeout;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: boundPort(server),
    failureOf: host => failures.get(host),
    async close() {
      closing.abort();
      const closed = server.listening ? once(server, 'close') : undefined;
      server.close();
      sockets.close();
      await closed;
    },
  };
}
