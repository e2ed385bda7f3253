import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  request as sendHttp,
} from 'node:http';
import { Agent as SecureAgent, request as sendHttps } from 'node:https';
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
        // Stays on: what breaks later is heard by whoever reads the answer.
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
