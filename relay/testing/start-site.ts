import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { boundPort, stopServer } from '../src/runtime/listen.ts';

export type Site = {
  port: number;
  /** With the loopback address. */
  url: string;
  /** What was asked for, in the order in which it came. */
  requests: readonly IncomingMessage[];
  stop(): Promise<void>;
};

/** A web site on loopback, for what reads web pages. */
export async function startSite(answer: RequestListener, address = '127.0.0.1', port = 0): Promise<Site> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  server.listen(port, address);
  await once(server, 'listening');
  const bound = boundPort(server);
  return { port: bound, url: `http://${address}:${bound}`, requests, stop: () => stopServer(server) };
}
