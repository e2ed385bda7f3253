import { readFile } from 'node:fs/promises';
import { extname, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';

const PACKAGES = fileURLToPath(new URL('../bench/node_modules/', import.meta.url));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the npm packages of the benchmark, each at the root of a host of its own (`http://weui.test/dist/…`), because
 * their pages name their files from the root. Whatever they want from elsewhere is refused.
 */
export async function servePackages(context: BrowserContext, roots: Record<string, string>): Promise<void> {
  await context.route('**/*', async route => {
    const { hostname, pathname } = new URL(route.request().url());
    const root = roots[hostname];
    const body = root === undefined ? undefined : await contentOf(root, decodeURIComponent(pathname));
    if (body === undefined) return route.abort();
    const contentType = TYPES[extname(pathname)] ?? 'application/octet-stream';
    return route.fulfill({ body, contentType });
  });
}

async function contentOf(root: string, pathname: string): Promise<Buffer | undefined> {
  return readFile(resolve(PACKAGES, root, `.${normalize(pathname)}`)).catch(() => undefined);
}
