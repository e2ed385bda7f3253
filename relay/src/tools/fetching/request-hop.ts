import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { ResolvedAddress } from './resolve-host.ts';

export type Hop = {
  url: URL;
  /** The only ones that are connected to. */
  addresses: readonly ResolvedAddress[];
  headers: OutgoingHttpHeaders;
  signal: AbortSignal;
};

/**
 * Sends one GET request and resolves with the head of its answer; redirects are not followed. The name stays in `Host` and in
 * TLS, but the connection goes to the given addresses: resolving the name once more could give others than were judged.
 */
export function requestHop({ url, addresses, headers, signal }: Hop): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // An agent of its own: connections are never shared with whatever else this process asks for.
    const request = send(url, { agent: false, lookup: boundTo(addresses), headers, signal });
    request.once('response', resolve);
    request.on('error', reject);
    // What answers with another protocol is nothing that could be read.
    request.once('upgrade', (_response, socket) =>
      socket.destroy(new Error('The server changed the protocol.')),
    );
    request.end();
  });
}

function boundTo([first, ...others]: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    if (!first) callback(new Error('There is no address to connect to.'), '');
    else if (all) callback(null, [first, ...others]);
    else callback(null, first.address, first.family);
  };
}
