import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import type { Access } from '../../relay/src/access/access.ts';
import { parseAgent } from '../../relay/src/agents/load-agents.ts';
import { createRelay } from '../../relay/src/app.ts';
import { startBrowserPart } from '../../relay/src/browser/start-browser-part.ts';
import { scopeSchema } from '../../relay/src/http/access-scope.ts';
import { EmbeddedDatabase } from '../../relay/src/jobs/embedded-database.ts';
import type { Audit } from '../../relay/src/observability/audit.ts';
import { createOfflineModel } from '../../relay/src/offline/offline-model.ts';
import { type Listening, listen } from '../../relay/src/runtime/listen.ts';
import { startScrapePart } from '../../relay/src/scrape/start-scrape-part.ts';
import type { BrowserSettings } from '../../relay/src/settings/browser.ts';
import { openCopiedDatabase } from '../../relay/testing/copied-database.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';

/** A relay with browser sessions, and a site that they may open. */
export interface SessionRelay {
  site: string;
  as(tenant: string): SessionClient;
  /** A request as it is. */
  ask(path: string, init?: RequestInit): Response | Promise<Response>;
  /** For a client that needs a port. */
  listen(): Promise<Listening>;
  close(): Promise<void>;
}

export interface SessionClient {
  /** Starts a session, and returns its path. */
  start(given?: object): Promise<string>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Answered>;
  get(path: string): Promise<Answered>;
  delete(path: string): Promise<Answered>;
}

const bodySchema = z.looseObject({});

interface Answered {
  status: number;
  body: z.infer<typeof bodySchema>;
}

export const SESSIONS = '/api/v1/browser/session';

const sessionSchema = z.object({ sessionId: z.string() });

/** The secret is the tenant, the tenant and the scopes of a key (`acme:browser,cdp`), or the tenant and the user of a token. */
const BY_SECRET: Access = {
  identify: ({ secret = 'nobody' }) => {
    const [named = '', listed] = secret.split(':');
    const scopes = listed === undefined ? undefined : z.array(scopeSchema).parse(listed.split(','));
    const [tenant = '', subject] = named.split('/');
    if (subject === undefined) return { kind: 'key', id: secret, tenant, ...(scopes && { scopes }) };
    return { kind: 'person', tenant, subject, userId: 'refuse' };
  },
};

type Given = Pick<BrowserSettings, 'cdp'> & { allowed?: readonly string[]; audit?: Audit };

/** `pages` are HTML by path; `{{other}}` in them is the same site under another host. `serve` answers what it returns true for. */
export async function startSessionRelay(
  pages: Record<string, string>,
  serve: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
  { allowed = [], audit, ...browsers }: Given = {},
): Promise<SessionRelay> {
  const server = createServer((request, response) => {
    if (serve(request, response)) return;
    const page = pages[(request.url ?? '/').replace(/\?.*$/u, '')];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end((page ?? '<h1>Not found</h1>').replaceAll('{{other}}', `http://localhost:${port}`));
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  const { port } = addressOf(server.address());
  const allowedHosts = [`127.0.0.1:${port}`, `localhost:${port}`, ...allowed];
  const settings = { executable: findPageBrowser(), isSandboxed: false, allowedHosts, ...browsers };
  const part = await startBrowserPart(settings, { audit });
  const models = [createOfflineModel()];
  const embedded = new EmbeddedDatabase(openCopiedDatabase);
  const scraping = startScrapePart({
    fetch: { allowedHosts },
    models,
    embedded,
    renderPage: part.renderPage,
    report(thrown) {
      throw thrown;
    },
  });
  const app = createRelay({
    models,
    agents: [parseAgent('default', 'Be helpful.')],
    access: BY_SECRET,
    partRoutes: [...part.routes, ...scraping.routes],
  });
  return {
    ask: (path, init) => app.request(path, init),
    site: `http://127.0.0.1:${port}`,
    as: tenant => clientOf(app, tenant),
    listen: () => listen(app, '127.0.0.1', 0),
    close: async () => {
      await Promise.all([part.stop(), scraping.stop()]);
      await embedded.close();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

function clientOf(app: ReturnType<typeof createRelay>, tenant: string): SessionClient {
  const ask = async (method: string, path: string, body?: object, headers?: Record<string, string>) => {
    const response = await app.request(path, {
      method,
      headers: { authorization: `Bearer ${tenant}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: bodySchema.parse(await response.json()) };
  };
  return {
    start: async (given = {}) => {
      const { body } = await ask('POST', SESSIONS, given);
      return `${SESSIONS}/${sessionSchema.parse(body).sessionId}`;
    },
    post: (path, body = {}, headers = {}) => ask('POST', path, body, headers),
    get: path => ask('GET', path),
    delete: path => ask('DELETE', path),
  };
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return address;
}
