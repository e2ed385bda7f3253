import { once } from 'node:events';
import { type ClientRequest, IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { HttpProxyAgent } from 'http-proxy-agent';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { reasonIn } from '../chromium/egress-failure.ts';
import { endToEndHeaders } from '../chromium/end-to-end-headers.ts';

/** Playwright's own fetch reads an answer of any size into this process. */
const MAX_BYTES = 10 * 1024 * 1024;
const MILLISECONDS = 30_000;

type Outgoing = {
  url: URL;
  method: string;
  /** As the browser would send them, cookies included. */
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
};

export type Fetched = {
  status: number;
  /** Several of one name are lines of one value, as Playwright takes them. */
  headers: Record<string, string>;
  body: Buffer;
};

/**
 * Sends a request of the browser from here, through the proxy that judges all its requests, to change its answer. Follows no
 * redirect. `isBodyWanted` says whether to read the body. Rejects for an answer of more than 10 MB or 30 seconds.
 */
export async function fetchThroughProxy(
  proxyPort: number,
  outgoing: Outgoing,
  isBodyWanted: boolean,
): Promise<Fetched> {
  const request = send(`http://127.0.0.1:${proxyPort}`, outgoing);
  // Its end rejects what is awaited here; an event that nobody hears would end this process.
  request.on('error', () => undefined);
  try {
    request.end(outgoing.body ?? undefined);
    const [response]: unknown[] = await once(request, 'response');
    if (!(response instanceof IncomingMessage)) throw new Error('There is no answer.');
    const isRefused = reasonIn(String(response.headers['proxy-status'])) !== undefined;
    if (outgoing.url.protocol === 'http:' && isRefused) throw new Error('The proxy refused the address.');
    return {
      status: response.statusCode ?? 502,
      headers: joined(endToEndHeaders(response.rawHeaders, ['content-length', 'content-encoding'])),
      body: isBodyWanted ? await readBody(response) : Buffer.alloc(0),
    };
  } finally {
    // What was not read is not wanted.
    request.destroy();
  }
}

function send(proxy: string, { url, method, headers }: Outgoing): ClientRequest {
  const signal = AbortSignal.timeout(MILLISECONDS);
  const options = { method, headers: { ...sendable(headers), 'accept-encoding': 'identity' }, signal };
  if (url.protocol === 'http:') return requestHttp(url, { ...options, agent: new HttpProxyAgent(proxy) });
  const agent = new HttpsProxyAgent(proxy);
  const request = requestHttps(url, { ...options, agent });
  // The refusal of a proxy is not the answer of the server.
  agent.on('proxyConnect', ({ statusCode }: { statusCode: number }) => {
    if (statusCode !== 200) request.destroy(new Error('The proxy opened no tunnel.'));
  });
  return request;
}

function sendable(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  const pairs = endToEndHeaders(kept.flat(), ['host', 'content-length', 'accept-encoding', 'expect']);
  return joined(pairs);
}

function joined(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase();
    const before = headers[name];
    headers[name] = before === undefined ? (raw[at + 1] ?? '') : `${before}\n${raw[at + 1] ?? ''}`;
  }
  return headers;
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    const read = Buffer.from(chunk);
    bytes += read.byteLength;
    if (bytes > MAX_BYTES) throw new Error('The answer is too large to be changed.');
    chunks.push(read);
  }
  return decompress(Buffer.concat(chunks), response.headers['content-encoding']);
}

/** Some servers compress what was asked for as it is. */
async function decompress(body: Buffer, encoding = 'identity'): Promise<Buffer> {
  const name = encoding.trim().toLowerCase();
  if (name === 'identity' || name === '' || body.byteLength === 0) return body;
  const decode = DECODERS[name];
  if (!decode) throw new Error('The answer is encoded in an unknown way.');
  return decode(body, { maxOutputLength: MAX_BYTES });
}

const DECODERS: Readonly<
  Record<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>
> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};
