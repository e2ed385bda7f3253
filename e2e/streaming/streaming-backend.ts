import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface StreamingBackend {
  url: string;
  /** The answer to the next request. */
  answer: { text: string; tokensPerSecond: number };
  /** Instead of an answer: raw pieces of a stream, as fast as the client takes them. */
  flood?: (() => Iterable<string>) | undefined;
  /** Times when the client closed connections, in milliseconds since 1970. */
  closed: number[];
  close(): Promise<void>;
}

/** The approximate length of a token in English prose. */
const TOKEN_LENGTH = 4;

/** A backend of the wire protocol that streams one text at an even pace. */
export async function startStreamingBackend(): Promise<StreamingBackend> {
  const closed: number[] = [];
  const server = createServer((request, response) => {
    request.resume();
    // A flooding backend does not answer Stop either.
    if (backend.flood && request.url?.endsWith('/stop')) return;
    if (request.method !== 'POST' || request.url !== '/api/v1/agent/chat') {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"code":"not_found"}}');
      return;
    }
    response.on('close', () => {
      if (!response.writableFinished) closed.push(Date.now());
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    void (backend.flood ? pour(response, backend.flood()) : say(response, backend.answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const backend: StreamingBackend = {
    url: `http://localhost:${portOf(server)}`,
    answer: { text: '', tokensPerSecond: 200 },
    closed,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return backend;
}

async function pour(response: ServerResponse, pieces: Iterable<string>): Promise<void> {
  for (const piece of pieces) {
    if (response.destroyed) return;
    if (!response.write(piece)) await drained(response);
  }
  response.end();
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise(resolve => {
    const end = (): void => {
      response.off('drain', end).off('close', end);
      resolve();
    };
    response.on('drain', end).on('close', end);
  });
}

async function say(response: ServerResponse, { text, tokensPerSecond }: StreamingBackend['answer']) {
  const start = performance.now();
  let said = 0;
  while (said < text.length && !response.destroyed) {
    const due = Math.ceil(((performance.now() - start) / 1000) * tokensPerSecond) * TOKEN_LENGTH;
    for (; said < due && said < text.length; said += TOKEN_LENGTH) {
      write(response, { content: text.slice(said, said + TOKEN_LENGTH) });
    }
    await delay(1);
  }
  write(response, { usage: { input_tokens: 1_000, output_tokens: text.length / TOKEN_LENGTH } });
  write(response, { message: '对话完成' });
  response.end();
}

function write(response: ServerResponse, event: unknown): void {
  response.write(`data: ${JSON.stringify(event)}\n\n`);
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The backend listens on no port.');
  return address.port;
}
