import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const pages = new URL('pages/', import.meta.url);
/** The try-it page is the one that ships with the extension, here in one language for each address. */
const tryIt = new URL('../../extension/entrypoints/try-it/index.html', import.meta.url);
const TRY_IT = ['try-it', 'try-it-zh'];
const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const;

export interface Site {
  /** `http://localhost:PORT`, without a trailing slash. */
  origin: string;
  /** The same server under another origin, for cross-origin frames. */
  foreignOrigin: string;
  close(): Promise<void>;
}

async function bundle(name: string): Promise<string> {
  const entry = fileURLToPath(new URL(`${name}.tsx`, pages));
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error(`esbuild made nothing of ${entry}`);
  return file.text;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const SLOW_MS = 2_500;

/**
 * `/name` and `/name.html` are the page; `/name.js` is `name.tsx`, bundled. `{{foreign}}` becomes the other origin.
 * `/slow/name` answers late, `/nothing` with no content, `/attachment` with a file.
 */
async function respond(path: string, foreignOrigin: string): Promise<Answer> {
  if (path === '/nothing') return { status: 204, headers: {}, body: '' };
  if (path === '/attachment') {
    return { status: 200, headers: { 'content-disposition': 'attachment; filename=a.txt' }, body: 'A file.' };
  }
  if (path.startsWith('/slow/')) {
    return delay(SLOW_MS).then(() => respond(path.slice('/slow'.length), foreignOrigin));
  }
  const [, name, ending = 'html'] = /^\/([a-z-]+)(?:\.(html|js))?$/.exec(path) ?? [];
  if (name === undefined) throw new Error(`There is no page ${path}.`);
  if (ending === 'js')
    return { status: 200, headers: { 'content-type': TYPES.js }, body: await bundle(name) };
  const html = await readPage(name);
  return {
    status: 200,
    headers: { 'content-type': TYPES.html },
    body: html.replaceAll('{{foreign}}', foreignOrigin),
  };
}

async function readPage(name: string): Promise<string> {
  if (!TRY_IT.includes(name)) return readFile(new URL(`${name}.html`, pages), 'utf8');
  const html = await readFile(tryIt, 'utf8');
  // On the web it is an ordinary page without an API for us.
  return html
    .replace('./tea-shop.ts', '/try-it.js')
    .replace('<script type="module" src="./offer-page.ts"></script>', '');
}

function addressOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return address.port;
}

/** Serves the pages of `pages/` on a free port of this machine. */
export async function serveSite(): Promise<Site> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const missing = { status: 404, headers: {}, body: 'There is no such page.' };
    const answer = await respond(pathname, `http://127.0.0.1:${addressOf(server)}`).catch(() => missing);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const port = addressOf(server);
  return {
    origin: `http://localhost:${port}`,
    foreignOrigin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
