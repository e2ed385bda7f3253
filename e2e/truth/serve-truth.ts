import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { refusedPort } from '../toolchain/refused-port.ts';
import type { Answer, Site, Visit } from './truth-case.ts';

export interface TruthServer {
  origin: string;
  /** How often each route was asked for. */
  requests: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Serves the site of one run of a case on a free port of this machine, with a memory of its own. */
export async function serveTruth(site: Site): Promise<TruthServer> {
  const requests = new Map<string, number>();
  const memory = new Map<string, string>();
  const refused = `http://localhost:${await refusedPort()}`;
  const ending = new AbortController();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://site');
    const form = await readForm(request);
    const name = `${request.method} ${pathname}`;
    const count = (requests.get(name) ?? 0) + 1;
    requests.set(name, count);
    const found = answerOf(site, name, { query, form, count, memory });
    await after(found.delay ?? 0, undefined, { signal: ending.signal });
    send(response, found, refused);
  };
  const server = createServer((request, response) => {
    // Who asked is gone, or the case has ended.
    answer(request, response).catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    requests,
    close: async () => {
      ending.abort();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

const MISSING: Answer = { status: 404, html: '<!doctype html><title>Not Found</title><h1>Not Found</h1>' };

function answerOf(site: Site, name: string, visit: Visit): Answer {
  if (name === 'GET /favicon.ico') return { status: 204 };
  const route = site[name];
  if (route === undefined) return MISSING;
  const given = typeof route === 'function' ? route(visit) : route;
  return typeof given === 'string' ? { html: given } : given;
}

function send(response: ServerResponse, answer: Answer, refused: string): void {
  if (answer.hangsUp) {
    response.destroy();
    return;
  }
  const [type, body] = bodyOf(answer);
  response.writeHead(answer.status ?? 200, {
    'content-type': type,
    'cache-control': 'no-store',
    ...answer.headers,
  });
  response.end(body.replaceAll('{{refused}}', refused));
}

function bodyOf({ html, json, text }: Answer): [type: string, body: string] {
  if (json !== undefined) return ['application/json', JSON.stringify(json)];
  if (text !== undefined) return ['text/plain; charset=utf-8', text];
  return ['text/html; charset=utf-8', html ?? ''];
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  const type = request.headers['content-type'] ?? '';
  if (type.includes('json')) return fromJson(body);
  return new URLSearchParams(type.includes('urlencoded') ? body : { body });
}

function fromJson(body: string): URLSearchParams {
  const value: unknown = JSON.parse(body || '{}');
  const entries = typeof value === 'object' && value ? Object.entries(value) : [];
  return new URLSearchParams(entries.map(([key, each]) => [key, String(each)]));
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** After a form was sent: the browser asks for this path. */
export const redirect = (location: string, status = 303): Answer => ({ status, headers: { location } });
