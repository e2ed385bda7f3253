import { createServer, type Server } from 'node:http';

/** A document as a server answers with it. A bare string is HTML. */
type Served =
  | string
  | {
      status?: number;
      type?: string;
      headers?: Record<string, string>;
      /** Milliseconds until it answers. */
      delay?: number;
      body: string | Uint8Array;
    };

export interface DocumentServer {
  /** `http://localhost:PORT` and the same server as another site. */
  origin: string;
  foreignOrigin: string;
  /** What the server has from now on, by path; `{{own}}` and `{{foreign}}` in texts become the origins. */
  serve(documents: Record<string, Served>): void;
  close(): Promise<void>;
}

/** Serves what tests give it, on a free port of this machine. */
export async function serveDocuments(): Promise<DocumentServer> {
  const documents = new Map<string, Served>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const found = documents.get(pathname);
    if (found === undefined) return response.writeHead(404).end('There is no such document.');
    const {
      status = 200,
      type = 'text/html; charset=utf-8',
      headers = {},
      delay = 0,
      body,
    } = typeof found === 'string' ? { body: found } : found;
    const filled =
      typeof body === 'string'
        ? body.replaceAll('{{own}}', origin).replaceAll('{{foreign}}', foreignOrigin)
        : body;
    const answer = (): unknown =>
      response.writeHead(status, { 'content-type': type, ...headers }).end(filled);
    return delay > 0 ? setTimeout(answer, delay) : answer();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${portOf(server)}`;
  const foreignOrigin = `http://127.0.0.1:${portOf(server)}`;
  return {
    origin,
    foreignOrigin,
    serve: given => {
      for (const [path, served] of Object.entries(given)) documents.set(path, served);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
