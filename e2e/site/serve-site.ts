import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const pages = new URL('pages/', import.meta.url);
const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const;

export interface Site {
  /** `http://localhost:PORT`, without a slash at the end. */
  origin: string;
  /** The same server under another origin, for frames that are not of the page's own. */
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

/** `/name` and `/name.html` are the page; `/name.js` is `name.tsx`, bundled. `{{foreign}}` becomes the other origin. */
async function respond(
  path: string,
  foreignOrigin: string,
): Promise<{ type: string; body: string } | undefined> {
  const [, name, ending = 'html'] = /^\/([a-z-]+)(?:\.(html|js))?$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  if (ending === 'js') return { type: TYPES.js, body: await bundle(name) };
  const html = await readFile(new URL(`${name}.html`, pages), 'utf8');
  return { type: TYPES.html, body: html.replaceAll('{{foreign}}', foreignOrigin) };
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
    const found = await respond(pathname, `http://127.0.0.1:${addressOf(server)}`).catch(() => undefined);
    response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' });
    response.end(found?.body ?? 'There is no such page.');
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
