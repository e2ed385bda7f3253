import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  request as sendHttp,
} from 'node:http';
import { Agent as SecureAgent, request as sendHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { urlToHttpOptions } from 'node:url';

/** A provider's answer without a success status. */
export class ProviderHttpError extends Error {
  override name = 'ProviderHttpError';
  readonly status: number;
  readonly headers: Headers;

  /** `words` is the body, as far as it was read. */
  constructor(status: number, headers: Headers, words: string) {
    super(words);
    this.status = status;
    this.headers = headers;
  }
}

/** There was no connection, or it broke before the answer began. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

const streams = new WeakMap<Response, IncomingMessage>();

type Sending = {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** An abort closes the connection. */
  signal?: AbortSignal | undefined;
};

/** Rejects when there is no connection, or it breaks before the head of the answer. */
type Send = (sending: Sending) => Promise<IncomingMessage>;

/** The agent for an address that is not reached directly, such as behind a proxy. */
export type ChooseAgent = (url: URL) => Agent | undefined;

/** Kept-alive connections to providers. Gives everything that is the same for each request to an address. */
function createConnections(chooseAgent: ChooseAgent = () => undefined): (url: URL) => Send {
  const http = new Agent({ keepAlive: true });
  const https = new SecureAgent({ keepAlive: true });
  return url => {
    const isSecure = url.protocol === 'https:';
    const request = isSecure ? sendHttps : sendHttp;
    // As few options as possible: Node copies them several times for each request.
    const { hostname, port, path, auth } = urlToHttpOptions(url);
    const agent = chooseAgent(url) ?? (isSecure ? https : http);
    const address: RequestOptions = { hostname, port, path, auth, agent };
    return ({ method, headers, body, signal }) =>
      new Promise((resolve, reject) => {
        const outgoing = request({ ...address, method, headers }, resolve);
        // Stays on: a later error reaches the reader of the answer.
        outgoing.on('error', reject);
        if (signal) endWith(signal, outgoing);
        outgoing.end(body);
      });
  };
}

/** Node's own `signal` option costs as much as sending the request. */
function endWith(signal: AbortSignal, outgoing: ClientRequest): void {
  const abort = (): void => void outgoing.destroy(new Error('The request was stopped.'));
  signal.addEventListener('abort', abort, { once: true });
  outgoing.once('close', () => signal.removeEventListener('abort', abort));
  if (signal.aborted) abort();
}

function toHeaders({ rawHeaders: raw }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < raw.length; index += 2)
    headers.append(raw[index] ?? '', raw[index + 1] ?? '');
  return headers;
}

/** Bytes of an answer that is not a stream: enough for any error message, and bounded. */
const LIMIT = 64_000;

/** The beginning of a body; a longer one is cut off. Of a body that breaks off, the part that came. */
async function readStart(body: Readable, limit = LIMIT): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise(resolve => {
    const finish = (): void => {
      resolve(Buffer.concat(chunks).subarray(0, limit).toString());
      body.destroy();
    };
    body.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= limit) finish();
    });
    body.once('end', finish);
    body.on('error', finish);
    body.once('close', finish);
  });
}

/** The part of `fetch` that the SDKs use. */
type NodeFetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** The stream behind a response of {@link createNodeFetch}; undefined for JSON and for failures. */
export function streamOf(response: Response): IncomingMessage | undefined {
  return streams.get(response);
}

/**
 * `fetch` over Node's own connections. The stream of an answer is read with {@link streamOf}, not as a web stream, which costs
 * twice as much; its `Response` has no body. Redirects are not followed: they would carry the key elsewhere. Time-outs are the
 * signal's. `limit`: bytes of an answer that is not a stream.
 */
export function createNodeFetch(chooseAgent?: ChooseAgent, limit?: number): NodeFetch {
  const connectTo = createConnections(chooseAgent);
  return async (address, { method = 'GET', headers, body, signal } = {}) => {
    if (body !== undefined && body !== null && typeof body !== 'string') {
      throw new TypeError('Only text can be sent to a provider this way.');
    }
    const incoming = await connectTo(new URL(address instanceof Request ? address.url : address))({
      method,
      headers: Object.fromEntries(headers instanceof Headers ? headers : new Headers(headers)),
      body: body ?? undefined,
      signal: signal ?? undefined,
    });
    return toResponse(incoming, limit);
  };
}

async function toResponse(incoming: IncomingMessage, limit: number | undefined): Promise<Response> {
  const { statusCode: status = 500, statusMessage: statusText = '' } = incoming;
  const init = { status, statusText, headers: toHeaders(incoming) };
  const isStream = status >= 200 && status < 300 && !incoming.headers['content-type']?.includes('json');
  if (!isStream) return new Response((await readStart(incoming, limit)) || null, init);
  const response = new Response(null, init);
  streams.set(response, incoming);
  return response;
}

/** Resolves with the answer, unread. Throws {@link ProviderHttpError} or {@link ProviderUnreachable}. */
type PostJson = (body: object, signal: AbortSignal) => Promise<IncomingMessage>;

/** Without an SDK, whose work for each request costs as much as the rest of a short turn. */
export function createPostJson(
  url: URL,
  headers: Record<string, string>,
  chooseAgent?: ChooseAgent,
): PostJson {
  const send = createConnections(chooseAgent)(url);
  const allHeaders = { ...headers, 'content-type': 'application/json' };
  return async (body, signal) => {
    const sending = { method: 'POST', headers: allHeaders, body: JSON.stringify(body), signal };
    const answer = await send(sending).catch(cause => {
      throw new ProviderUnreachable('The provider could not be reached.', { cause });
    });
    const { statusCode: status = 500 } = answer;
    if (status >= 200 && status < 300) return answer;
    throw new ProviderHttpError(status, toHeaders(answer), await readStart(answer));
  };
}
