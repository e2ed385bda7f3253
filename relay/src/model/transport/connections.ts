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

type Sending = {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Aborted, it ends the request, and closes the connection. */
  signal?: AbortSignal | undefined;
};

/** Sends requests to one address. Rejects when there is no connection, or it breaks before the head of the answer. */
export type Send = (sending: Sending) => Promise<IncomingMessage>;

/** Connections to providers, kept for the next request, over `node:http` and `node:https`. */
export class Connections {
  #http = new Agent({ keepAlive: true });
  #https = new SecureAgent({ keepAlive: true });

  /** Whatever is the same for each request is done once. */
  to(url: URL): Send {
    const isSecure = url.protocol === 'https:';
    const agent = isSecure ? this.#https : this.#http;
    const request = isSecure ? sendHttps : sendHttp;
    // Of all that it says the least that a request needs: Node copies it more than once for each.
    const { hostname, port, path, auth } = urlToHttpOptions(url);
    const address: RequestOptions = { hostname, port, path, auth, agent };
    return ({ method, headers, body, signal }) =>
      new Promise((resolve, reject) => {
        const outgoing = request({ ...address, method, headers }, resolve);
        // Stays on: a later error reaches the reader of the answer.
        outgoing.on('error', reject);
        if (signal) endWith(signal, outgoing);
        outgoing.end(body);
      });
  }
}

/** Node's own option for this listens to all that can become of a request, which costs as much as sending it. */
function endWith(signal: AbortSignal, outgoing: ClientRequest): void {
  const abort = (): void => void outgoing.destroy(new Error('The request was stopped.'));
  signal.addEventListener('abort', abort, { once: true });
  outgoing.once('close', () => signal.removeEventListener('abort', abort));
  if (signal.aborted) abort();
}

export function toHeaders({ rawHeaders: raw }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < raw.length; index += 2)
    headers.append(raw[index] ?? '', raw[index + 1] ?? '');
  return headers;
}

/** Bytes of an answer that is no stream: enough for any error, and a bound on what a broken server can make us keep. */
const LIMIT = 64_000;

/** The text that a body begins with, and ends the connection of a longer one. Of a body that breaks off, the part that came. */
export async function readStart(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise(resolve => {
    const finish = (): void => {
      resolve(Buffer.concat(chunks).subarray(0, LIMIT).toString());
      body.destroy();
    };
    body.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= LIMIT) finish();
    });
    body.once('end', finish);
    body.on('error', finish);
    body.once('close', finish);
  });
}
