import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { boundPort, stopServer } from '../src/runtime/listen.ts';
import { replyFor, type Script } from './scripted-reply.ts';

export type ScriptedServer<Request, Reply> = {
  origin: string;
  /** In the order of their arrival. */
  requests: readonly Request[];
  /** The number of requests that the client aborted. */
  closedByClient(): number;
  /** Resolves when the client has aborted `count` requests in all. */
  waitForClose(count?: number): Promise<void>;
  /** Replaces the script, also for requests that have no answer yet; it counts from 0 again. */
  follow(script: Script<Request, Reply>): void;
  stop(): Promise<void>;
};

type Desk<Request, Reply> = {
  note(request: Request): void;
  replyTo(request: Request): Reply;
};

/** `answer` implements the protocol. */
export async function startScriptedServer<Request, Reply>(
  script: Script<Request, Reply>,
  answer: (
    incoming: IncomingMessage,
    response: ServerResponse,
    desk: Desk<Request, Reply>,
  ) => Promise<unknown>,
): Promise<ScriptedServer<Request, Reply>> {
  const requests: Request[] = [];
  const closes = new EventTarget();
  let current = { script, used: 0 };
  let closed = 0;
  const desk: Desk<Request, Reply> = {
    note: request => void requests.push(request),
    replyTo: request => replyFor(current.script, request, current.used++),
  };
  const server = createServer(async (incoming, response) => {
    response.once('close', () => {
      if (response.writableFinished) return;
      closed += 1;
      closes.dispatchEvent(new Event('close'));
    });
    await answer(incoming, response, desk);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://127.0.0.1:${boundPort(server)}`,
    requests,
    closedByClient: () => closed,
    async waitForClose(count = 1) {
      while (closed < count)
        await new Promise(resolve => closes.addEventListener('close', resolve, { once: true }));
    },
    follow(next) {
      current = { script: next, used: 0 };
    },
    stop: () => stopServer(server),
  };
}

export type Site = {
  port: number;
  /** With the loopback address. */
  url: string;
  /** In the order of their arrival. */
  requests: readonly IncomingMessage[];
  stop(): Promise<void>;
};

/** A web site on loopback, for tools that read pages. */
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
