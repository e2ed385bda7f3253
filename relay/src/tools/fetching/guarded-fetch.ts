import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { untilAborted } from '../../until-aborted.ts';
import { ServerToolFailure } from '../server-tool-result.ts';
import { type CheckedUrl, checkUrl } from './check-url.ts';
import { type Reach, reachOf } from './reach-of.ts';
import { ENCODINGS, readBody } from './read-body.ts';
import { requestHop } from './request-hop.ts';
import { type ResolvedAddress, type ResolveHost, resolveHost } from './resolve-host.ts';

const systemErrorSchema = z.object({ code: z.string() });

const REASONS: Record<string, string> = {
  ENOTFOUND: 'There is no host of that name. Check the address.',
  EAI_AGAIN: 'The name of the host could not be looked up just now. Try again later.',
  ECONNREFUSED: 'The server takes no connections there. Check the address.',
  ECONNRESET: 'The server broke off the connection. Try again later.',
};

export type GuardedFetchOptions = {
  /** Hosts that may be internal, because the operator named them: `name` (with the ports of the web) or `name:port`. */
  allowedHosts?: readonly string[];
  /** Milliseconds for all of it, redirects included; 15 seconds unless said. */
  timeout?: number;
  /** Of an answer, unpacked; 4 MB unless said. */
  maxBytes?: number;
  resolve?: ResolveHost;
  judge?: (address: string) => Reach;
};

export type FetchedDocument = {
  /** After all redirects. */
  url: URL;
  status: number;
  /** As the server wrote it. */
  contentType: string | undefined;
  /** Empty unless the status is of the 200s. */
  body: Buffer;
};

/** Reads what stands at an address. `accept` is the media types that are wanted, as in that header. */
export type GuardedFetch = (url: string, accept: string, signal: AbortSignal) => Promise<FetchedDocument>;

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const USER_AGENT = 'AssentRelay/0.1 (reads one page because a person asked for it)';

/**
 * The one way in which a server tool reads from addresses that a model or a page may have written. At every hop the name is
 * resolved once, each of its addresses is judged, and the connection goes to those and no others. No cookies and no keys are
 * sent. Whatever fails is thrown in words for the model.
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  const { timeout = 15_000, maxBytes = 4_000_000 } = options;
  return async (address, accept, stopped) => {
    const deadline = AbortSignal.timeout(timeout);
    const signal = AbortSignal.any([stopped, deadline]);
    try {
      return await followRedirects(
        address,
        async checked => {
          const addresses = await judgedAddresses(checked, options, signal);
          const headers = { accept, 'accept-encoding': ENCODINGS, 'user-agent': USER_AGENT };
          return requestHop({ url: checked.url, addresses, headers, signal });
        },
        { maxBytes, allowedHosts: options.allowedHosts ?? [] },
      );
    } catch (thrown) {
      if (stopped.aborted || thrown instanceof ServerToolFailure) throw thrown;
      const type = deadline.aborted ? 'Timeout' : 'NavigationError';
      throw new ServerToolFailure(describeFetchFailure(thrown, deadline.aborted), { type, cause: thrown });
    }
  };
}

async function followRedirects(
  address: string,
  ask: (checked: CheckedUrl) => Promise<IncomingMessage>,
  { maxBytes, allowedHosts }: { maxBytes: number; allowedHosts: readonly string[] },
): Promise<FetchedDocument> {
  let checked = checkUrl(address, undefined, allowedHosts);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await ask(checked);
    try {
      const location = redirectOf(response);
      if (location === undefined) return await readDocument(checked.url, response, maxBytes);
      checked = checkUrl(location, checked.url, allowedHosts);
    } finally {
      response.destroy();
    }
  }
  throw new ServerToolFailure(
    `The address leads on to another more than ${MAX_REDIRECTS} times, and was given up.`,
    { type: 'NavigationError' },
  );
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return REDIRECTS.includes(statusCode) ? headers.location : undefined;
}

async function readDocument(url: URL, response: IncomingMessage, maxBytes: number): Promise<FetchedDocument> {
  const { statusCode: status = 0, headers } = response;
  const body = status >= 200 && status < 300 ? await readBody(response, maxBytes) : Buffer.alloc(0);
  return { url, status, contentType: headers['content-type'], body };
}

/** One address that may not be reached is enough to refuse the name: which one is taken is not ours to choose. */
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
    'This address is not on the public internet, and this relay does not read from inside its own network. Whoever runs the relay can allow single hosts (FETCH_ALLOW_HOSTS).',
    { type: 'NotPermitted' },
  );
}

/** Why nothing could be read, in words for the model. What the system says is left out: it may name inner addresses. */
function describeFetchFailure(thrown: unknown, timedOut: boolean): string {
  if (timedOut) return 'The server took too long to answer. Try again later, or go on without it.';
  const code = systemErrorSchema.safeParse(thrown).data?.code ?? '';
  if (/CERT|SSL|TLS|SELF_SIGNED|ALTNAME|UNABLE_TO/.test(code))
    return 'There is no secure connection to the server: its certificate or its encryption is not in order.';
  if (/^(Z_|ERR_BROTLI|ERR__)/.test(code)) return 'The answer is packed, and it is broken.';
  return (
    REASONS[code] ??
    "The server can't be reached, or its answer can't be read. Go on without it, or try again later."
  );
}
