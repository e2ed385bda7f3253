import { once } from 'node:events';
import { IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { EgressFailure } from './egress-failure.ts';
import { endToEndHeaders } from './end-to-end-headers.ts';

/** As much as Chromium takes itself; Node's 16 kB are less than some sites' cookies. */
export const MAX_HEADER_BYTES = 256 * 1024;

type Exchange = {
  /** The one that was asked for. Path, query and `Host` come from here. */
  url: URL;
  request: IncomingMessage;
  response: ServerResponse;
  /** Connected to the host of the URL, and used for this exchange alone. */
  upstream: Socket;
};

/**
 * Hands the request on and its answer back, both as streams. `Host` follows the address, which was judged, and not the header.
 * Connections are not kept for a next request: a server may close one just when it is taken again, and the browser, which
 * would repeat the request, does not learn of it. Throws as long as nothing was answered; later it cuts the connection.
 */
export async function forwardRequest({ url, request, response, upstream }: Exchange): Promise<void> {
  const outgoing = requestHttp({
    method: request.method,
    path: `${url.pathname}${url.search}`,
    headers: ['Host', url.host, ...requestHeaders(request)],
    maxHeaderSize: MAX_HEADER_BYTES,
    createConnection: () => upstream,
  });
  // Its close is heard below; the answer, if there is one, is still to be read.
  outgoing.on('error', () => {});
  // An answer in another protocol can't be read.
  outgoing.once('upgrade', () => upstream.destroy());
  response.once('close', () => upstream.destroy());
  request.pipe(outgoing);
  // What the server did not want to read has to be read all the same before the next request.
  outgoing.once('close', () => request.resume());
  const answer = await answerOf(outgoing, upstream);
  try {
    response.sendDate = false;
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEndHeaders(answer.rawHeaders));
  } catch (cause) {
    // Node reads some characters which it does not write.
    throw new EgressFailure('connection_failed', { cause });
  }
  // The browser learns of an answer that was cut by a connection that was cut.
  await pipeline(answer, response).catch(() => response.destroy());
}

async function answerOf(outgoing: NodeJS.EventEmitter, upstream: Socket): Promise<IncomingMessage> {
  const gone = new AbortController();
  upstream.once('close', () => gone.abort());
  try {
    const [answer]: unknown[] = await once(outgoing, 'response', { signal: gone.signal });
    if (answer instanceof IncomingMessage) return answer;
    throw new Error('There is no answer.');
  } catch (cause) {
    upstream.destroy();
    throw new EgressFailure('connection_failed', { cause });
  }
}

/** Whether there is a body is told by the framing alone, which has to be the same on both sides. */
function requestHeaders({ rawHeaders, headers }: IncomingMessage): string[] {
  const kept = endToEndHeaders(rawHeaders, ['host', 'expect']);
  return headers['transfer-encoding'] === undefined ? kept : [...kept, 'Transfer-Encoding', 'chunked'];
}
