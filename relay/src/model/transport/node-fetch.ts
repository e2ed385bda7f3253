import { Agent, type IncomingMessage, type RequestOptions, request as sendHttp } from 'node:http';
import { Agent as SecureAgent, request as sendHttps } from 'node:https';
import { text } from 'node:stream/consumers';

/** As much of `fetch` as the providers' SDKs use. */
export type NodeFetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

const streams = new WeakMap<Response, IncomingMessage>();

/** The stream of an answer that came through {@link createNodeFetch}; undefined when it was JSON, or a failure. */
export function streamOf(response: Response): IncomingMessage | undefined {
  return streams.get(response);
}

/**
 * A `fetch` over `node:http` and `node:https` with connections that are kept. An SDK goes on building requests, retrying and
 * naming failures, but the stream of an answer is to be read by {@link streamOf}, past the web streams, which cost twice as
 * much; its `Response` has no body then. Redirects are not followed: they would carry the key elsewhere. How long a provider
 * may be silent is for the signal to say.
 */
export function createNodeFetch(): NodeFetch {
  const http = new Agent({ keepAlive: true });
  const https = new SecureAgent({ keepAlive: true });
  return async (address, init = {}) => {
    const url = new URL(address instanceof Request ? address.url : address);
    const isSecure = url.protocol === 'https:';
    const incoming = await send(isSecure ? sendHttps : sendHttp, url, {
      ...init,
      agent: isSecure ? https : http,
    });
    return toResponse(incoming);
  };
}

type Sending = RequestInit & { agent: Agent };

function send(
  request: typeof sendHttp,
  url: URL,
  { method = 'GET', headers, body, signal, agent }: Sending,
): Promise<IncomingMessage> {
  if (body !== undefined && body !== null && typeof body !== 'string') {
    throw new TypeError('Only text can be sent to a provider this way.');
  }
  const options: RequestOptions = {
    method,
    agent,
    headers: Object.fromEntries(new Headers(headers)),
    ...(signal && { signal }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, resolve);
    // Stays on: what breaks later is heard by whoever reads the answer.
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}

async function toResponse(incoming: IncomingMessage): Promise<Response> {
  const { statusCode: status = 500, statusMessage: statusText = '' } = incoming;
  const init = { status, statusText, headers: toHeaders(incoming.rawHeaders) };
  const isStream = status >= 200 && status < 300 && !incoming.headers['content-type']?.includes('json');
  if (!isStream) return new Response((await text(incoming)) || null, init);
  const response = new Response(null, init);
  streams.set(response, incoming);
  return response;
}

function toHeaders(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < raw.length; index += 2)
    headers.append(raw[index] ?? '', raw[index + 1] ?? '');
  return headers;
}
