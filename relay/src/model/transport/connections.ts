import { Agent, type IncomingMessage, type RequestOptions, request as sendHttp } from 'node:http';
import { Agent as SecureAgent, request as sendHttps } from 'node:https';

export type Sending = {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Aborted, it ends the request, and closes the connection. */
  signal?: AbortSignal | undefined;
};

/** Connections to providers, kept for the next request, over `node:http` and `node:https`. */
export class Connections {
  #http = new Agent({ keepAlive: true });
  #https = new SecureAgent({ keepAlive: true });

  /** Resolves with the head of the answer. Rejects when there is no connection, or it breaks before. */
  send(url: URL, { method, headers, body, signal }: Sending): Promise<IncomingMessage> {
    const isSecure = url.protocol === 'https:';
    const agent = isSecure ? this.#https : this.#http;
    const options: RequestOptions = { method, headers, agent, ...(signal && { signal }) };
    return new Promise((resolve, reject) => {
      const outgoing = (isSecure ? sendHttps : sendHttp)(url, options, resolve);
      // Stays on: what breaks later is heard by whoever reads the answer.
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }
}
