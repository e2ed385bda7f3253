import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Route } from 'playwright-core';
import type { BenchPage } from './page.ts';

const packages = fileURLToPath(new URL('../node_modules/', import.meta.url));

/**
 * Serves a page's requests from its package's folder as the root of its site; there is no other network. Returns
 * the address of the page.
 */
export async function servePage(
  context: BrowserContext,
  page: BenchPage,
  site = 'http://bench.test',
): Promise<string> {
  await context.unrouteAll();
  await context.route('**', route => answer(route, page, site));
  return page.origin === 'package' ? `${site}${page.path}` : `${site}/`;
}

async function answer(route: Route, page: BenchPage, site: string): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  if (origin !== site) return route.abort();
  if (page.origin === 'made')
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: page.html })
      : route.fulfill({ status: 404 });
  const body = page.files?.[pathname];
  if (body !== undefined) return route.fulfill({ contentType: contentTypeOf(pathname), body });
  const path = join(packages, page.folder, pathname);
  return existsSync(path) && statSync(path).isFile()
    ? route.fulfill({ path })
    : route.fulfill({ status: 404 });
}

function contentTypeOf(path: string): string {
  if (path.endsWith('.html')) return 'text/html';
  return path.endsWith('.js') ? 'text/javascript' : 'application/json';
}
