import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ANSWERS, type EgressReason, proxyStatus, reasonOfFailure } from './egress-failure.ts';
import { forwardRequest, MAX_HEADER_BYTES } from './forward-request.ts';
import { joinSockets } from './join-sockets.ts';
import { type Target, targetOfRequest, targetOfTunnel } from './judge-destination.ts';

/** Rejects with an `EgressFailure`. */
export type ConnectTo = (target: Target) => Promise<Socket>;

/** An HTTP proxy (RFC 9110, 7.3.2 and 9.3.6) whose connections all come from `connectTo`. It does not listen yet. */
export function serveProxy(connectTo: ConnectTo): Server {
  // Sockets have their own deadline, and uploads take as long as they take.
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: 0 });
  server.on('request', async (request, response) => {
    request.on('error', () => {});
    response.on('error', () => {});
    try {
      await answerRequest(request, response, connectTo);
    } catch (thrown) {
      refuse(request, response, reasonOfFailure(thrown));
    }
  });
  server.on('connect', async (request, client, head) => {
    client.on('error', () => {});
    try {
      await openTunnel(request, client, head, connectTo);
    } catch (thrown) {
      endWith(client, reasonOfFailure(thrown));
    }
  });
  server.on('clientError', (_error, client) => endWith(client, 'malformed'));
  return server;
}

async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  connectTo: ConnectTo,
): Promise<void> {
  const target = targetOfRequest(request.url ?? '');
  const upstream = await connectTo(target);
  if (response.destroyed) upstream.destroy();
  else await forwardRequest({ url: target.url, request, response, upstream });
}

async function openTunnel(
  request: IncomingMessage,
  client: Duplex,
  head: Buffer,
  connectTo: ConnectTo,
): Promise<void> {
  const upstream = await connectTo(targetOfTunnel(request.url ?? ''));
  if (client.destroyed) {
    upstream.destroy();
    return;
  }
  client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
  if (head.length > 0) upstream.write(head);
  joinSockets(client, upstream);
}

function refuse(request: IncomingMessage, response: ServerResponse, reason: EgressReason): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const { status, statusText, text } = ANSWERS[reason];
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'proxy-status': proxyStatus(reason) };
  response.writeHead(status, statusText, headers).end(text);
  request.resume();
}

/** For what is no request, or no more: one answer, and the connection ends. */
function endWith(client: Duplex, reason: EgressReason): void {
  if (!client.writable) {
    client.destroy();
    return;
  }
  const { status, statusText, text } = ANSWERS[reason];
  const head = `HTTP/1.1 ${status} ${statusText}\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n`;
  client.end(`${head}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`, () => client.destroy());
}
