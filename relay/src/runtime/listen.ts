import { once } from 'node:events';
import { type IncomingMessage, Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import * as z from 'zod';

export type Listening = {
  url: string;
  /** Takes no new connections, and ends the open ones: idle ones at once, others after `grace` milliseconds. */
  stop(grace?: number): Promise<void>;
};

const systemErrorSchema = z.object({ code: z.string() });

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is already in use. Stop the other program, or choose another with {}PORT.',
  EACCES: 'may not be used by this user. Choose one above 1023 with {}PORT.',
  EADDRNOTAVAIL: 'is not an address of this machine. Choose another with {}HOST.',
  ENOTFOUND: 'is not an address of this machine. Choose another with {}HOST.',
};

/**
 * Rejects with one sentence when the address can't be used, which names the variables that begin with `prefix`. `port` 0 takes
 * a free one.
 */
export async function listen(app: Hono, host: string, port: number, prefix = ''): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch });
  if (!(server instanceof Server)) throw new Error('The adaptor gave no HTTP/1 server.');
  server.prependListener('request', lowerScheme);
  const name = host.includes(':') ? `[${host}]` : host;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const { data } = systemErrorSchema.safeParse(cause);
    const reason = data && REASONS[data.code]?.replace('{}', prefix);
    throw new Error(reason ? `${name}:${port} ${reason}` : `Can't listen on ${name}:${port}.`, { cause });
  }
  return { url: `http://${name}:${boundPort(server)}`, stop: grace => stopServer(server, grace) };
}

/** The adaptor takes a whole address in the request line (RFC 9112, 3.2.2), but only with a scheme in lower case. */
function lowerScheme(request: IncomingMessage): void {
  request.url = request.url?.replace(/^https?:\/\//i, scheme => scheme.toLowerCase());
}

export function boundPort(server: Server): number {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** Takes no new connections, and ends the open ones: idle ones at once, the others after `grace` milliseconds. */
export async function stopServer(server: Server, grace = 0): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(cut);
}
