import type { IncomingMessage } from 'node:http';
import { Connections, readStart, toHeaders } from './connections.ts';

/** As much of `fetch` as the providers' SDKs use. */
type NodeFetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

const streams = new WeakMap<Response, IncomingMessage>();

/** The stream of an answer that came through {@link createNodeFetch}; undefined when it was JSON, or a failure. */
export function streamOf(response: Response): IncomingMessage | undefined {
  return streams.get(response);
}

/**
 * A `fetch` over node's own connections. An SDK goes on building requests and naming failures, but the stream of an answer is
 * to be read by {@link streamOf}, past the web streams, which cost twice as much; its `Response` has no body then. Redirects
 * are not followed: they would carry the key elsewhere. How long a provider may be silent is for the signal to say.
 */
export function createNodeFetch(): NodeFetch {
  const connections = new Connections();
  return async (address, { method = 'GET', headers, body, signal } = {}) => {
    if (body !== undefined && body !== null && typeof body !== 'string') {
      throw new TypeError('Only text can be sent to a provider this way.');
    }
    const incoming = await connections.to(new URL(address instanceof Request ? address.url : address))({
      method,
      headers: Object.fromEntries(headers instanceof Headers ? headers : new Headers(headers)),
      body: body ?? undefined,
      signal: signal ?? undefined,
    });
    return toResponse(incoming);
  };
}

async function toResponse(incoming: IncomingMessage): Promise<Response> {
  const { statusCode: status = 500, statusMessage: statusText = '' } = incoming;
  const init = { status, statusText, headers: toHeaders(incoming) };
  const isStream = status >= 200 && status < 300 && !incoming.headers['content-type']?.includes('json');
  if (!isStream) return new Response((await readStart(incoming)) || null, init);
  const response = new Response(null, init);
  streams.set(response, incoming);
  return response;
}
