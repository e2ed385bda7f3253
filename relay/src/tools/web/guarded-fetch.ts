import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import { untilAborted } from '../../runtime/until-aborted.ts';
import { ServerToolFailure } from '../server-tool-result.ts';
import {
  type CheckedUrl,
  checkUrl,
  type Reach,
  type ResolvedAddress,
  type ResolveHost,
  reachOf,
  resolveHost,
} from './check-url.ts';
import { describeDelay, describeFetchFailure } from './fetch-failure.ts';
import type { KeptConnections } from './kept-connections.ts';
import { ENCODINGS, readBody } from './read-body.ts';

export type GuardedFetchOptions = {
  /** Hosts that may be internal: `name` (with web ports) or `name:port`. */
  allowedHosts?: readonly string[];
  /** Milliseconds, redirects included; 15 seconds. */
  timeout?: number;
  /** Of an answer, uncompressed; 4 MB. */
  maxBytes?: number;
  /** Sent besides the relay's own, and instead of them; only to the origin of the address. */
  headers?: Readonly<Record<string, string>>;
  /** Sent by POST; then no redirect is followed. */
  postedBody?: string;
  /** Whether the body of an answer with a status of 400 or more is read. */
  readsErrors?: boolean;
  /** Absent: each request gets a connection of its own. */
  connections?: KeptConnections;
  resolve?: ResolveHost;
  judge?: (address: string) => Reach;
};

export type FetchedDocument = {
  /** After all redirects. */
  url: URL;
  status: number;
  /** The raw header. */
  contentType: string | undefined;
  /** Of the answer, by their names in lower case. */
  headers: IncomingHttpHeaders;
  /** Empty unless the status is 2xx, or 4xx and 5xx when `readsErrors`. */
  body: Buffer;
};

/** `accept` is that header. */
export type GuardedFetch = (url: string, accept: string, signal: AbortSignal) => Promise<FetchedDocument>;

/** The part of the time in which this process had work; while it waits for a server it has none. */
const BUSY = 0.8;

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const USER_AGENT = 'AssentRelay/0.1 (reads pages that a user asked for)';

/**
 * The only way for server tools to read addresses that a model or a page may have written. At every hop the name is resolved
 * once, each of its addresses is judged, and the connection goes only to those. No cookies and no keys are sent. Failures are
 * worded for the model.
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  const { timeout = 15_000, maxBytes = 4_000_000 } = options;
  return async (address, accept, stopped) => {
    const deadline = AbortSignal.timeout(timeout);
    const signal = AbortSignal.any([stopped, deadline]);
    const before = performance.eventLoopUtilization();
    try {
      return await followRedirects(
        address,
        async checked => {
          const addresses = await judgedAddresses(checked, options, signal);
          const own = { accept, 'accept-encoding': ENCODINGS, 'user-agent': USER_AGENT };
          const headers = { ...own, ...givenHeaders(options.headers, address, checked.url) };
          const { postedBody: body, connections } = options;
          return requestHop({ url: checked.url, addresses, headers, signal, body, connections });
        },
        {
          maxBytes,
          allowedHosts: options.allowedHosts ?? [],
          readsErrors: options.readsErrors ?? false,
          maxRedirects: options.postedBody === undefined ? MAX_REDIRECTS : 0,
        },
      );
    } catch (thrown) {
      if (stopped.aborted || thrown instanceof ServerToolFailure) throw thrown;
      const type = deadline.aborted ? 'Timeout' : 'NavigationError';
      const busy = performance.eventLoopUtilization(before).utilization > BUSY;
      const words = deadline.aborted ? describeDelay(busy) : describeFetchFailure(thrown);
      throw new ServerToolFailure(words, { type, cause: thrown });
    }
  };
}

/** They may hold a key, which is for the origin that the caller named, and not for one that it redirects to. */
function givenHeaders(
  headers: GuardedFetchOptions['headers'] = {},
  address: string,
  { origin }: URL,
): Record<string, string> {
  if (URL.parse(address)?.origin !== origin) return {};
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(named.filter(([name]) => !OF_THE_CONNECTION.test(name)));
}

/** The connection's own: another `Host` than the judged one would reach another site, and a second length hides a request. */
const OF_THE_CONNECTION =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|upgrade|te|trailer|keep-alive|expect|proxy-.*)$/;

type ReadingLimits = {
  maxBytes: number;
  allowedHosts: readonly string[];
  readsErrors: boolean;
  maxRedirects: number;
};

async function followRedirects(
  address: string,
  ask: (checked: CheckedUrl) => Promise<IncomingMessage>,
  { allowedHosts, maxRedirects, ...limits }: ReadingLimits,
): Promise<FetchedDocument> {
  let checked = checkUrl(address, undefined, allowedHosts);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await ask(checked);
    try {
      const location = redirectOf(response);
      if (location === undefined) return await readDocument(checked.url, response, limits);
      checked = checkUrl(location, checked.url, allowedHosts);
    } finally {
      response.destroy();
    }
  }
  throw new ServerToolFailure(`The address redirects more than ${maxRedirects} times, so it was not read.`, {
    type: 'NavigationError',
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return REDIRECTS.includes(statusCode) ? headers.location : undefined;
}

async function readDocument(
  url: URL,
  response: IncomingMessage,
  { maxBytes, readsErrors }: Pick<ReadingLimits, 'maxBytes' | 'readsErrors'>,
): Promise<FetchedDocument> {
  const { statusCode: status = 0, headers } = response;
  const isRead = (status >= 200 && status < 300) || (readsErrors && status >= 400);
  const body = isRead ? await readBody(response, maxBytes) : Buffer.alloc(0);
  return { url, status, contentType: headers['content-type'], headers, body };
}

/** One forbidden address is enough to refuse the name: the system chooses among them. */
async function judgedAddresses(
  { host, allowed }: CheckedUrl,
  { resolve = resolveHost, judge = reachOf }: GuardedFetchOptions,
  signal: AbortSignal,
): Promise<readonly ResolvedAddress[]> {
  const addresses = await untilAborted(resolve(host), signal);
  const reaches = addresses.map(({ address }) => judge(address));
  if (reaches.length > 0 && reaches.every(reach => reach === 'public' || (allowed && reach === 'internal')))
    return addresses;
  throw new ServerToolFailure(
    'This address is not on the public internet, and this relay does not read from inside its own network. The operator of the relay can allow single hosts (FETCH_ALLOW_HOSTS).',
    { type: 'NotPermitted' },
  );
}

type Hop = {
  url: URL;
  /** The only addresses to connect to. */
  addresses: readonly ResolvedAddress[];
  headers: OutgoingHttpHeaders;
  signal: AbortSignal;
  /** Sent by POST. */
  body: string | undefined;
  connections: KeptConnections | undefined;
};

/**
 * Resolves with the head of the answer, without following redirects. `Host` and TLS keep the name, but the connection goes to
 * the given addresses: a second resolution could differ from the judged one.
 */
function requestHop(hop: Hop): Promise<IncomingMessage> {
  const { url, addresses, headers, signal, body, connections } = hop;
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // Connections are never shared with the rest of this process.
    const agent = connections?.agentFor(url, addresses) ?? false;
    const method = body === undefined ? 'GET' : 'POST';
    const request = send(url, { method, agent, lookup: boundTo(addresses), headers, signal });
    let isAnswered = false;
    request.once('response', response => {
      isAnswered = true;
      resolve(response);
    });
    request.on('error', thrown => {
      // The server may end a kept connection at the moment in which it is used again.
      const mayHaveEnded = request.reusedSocket && method === 'GET' && !isAnswered && !signal.aborted;
      if (mayHaveEnded) resolve(requestHop({ ...hop, connections: undefined }));
      else reject(thrown);
    });
    // An answer in another protocol can't be read.
    request.once('upgrade', (_response, socket) =>
      socket.destroy(new Error('The server changed the protocol.')),
    );
    request.end(body);
  });
}

function boundTo([first, ...others]: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    if (!first) callback(new Error('There is no address to connect to.'), '');
    else if (all) callback(null, [first, ...others]);
    else callback(null, first.address, first.family);
  };
}
