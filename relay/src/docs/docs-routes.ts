import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { HttpError } from '../errors/http-error.ts';
import { jsonAnswer, type Route, type RouteDocs } from '../http/route.ts';
import { composeOpenApi, type JsonObject } from './compose-openapi.ts';
import { CONTENT_SECURITY_POLICY, DOCS_PAGE, START_SCRIPT } from './docs-page.ts';

const OPENAPI_DOCS: RouteDocs = {
  id: 'openApi',
  tag: 'Operating',
  summary: 'This document',
  answers: [jsonAnswer('OpenAPI 3.1.', 'OpenApiDocument', z.looseObject({ openapi: z.string() }))],
};

const DOCS_PAGE_DOCS: RouteDocs = {
  id: 'docsPage',
  tag: 'Operating',
  summary: 'This document as a page that needs no network',
  answers: [{ kind: 'text', status: 200, description: 'A page.', type: 'text/html' }],
};

const DOCS_ASSET_DOCS: RouteDocs = {
  id: 'docsAsset',
  tag: 'Operating',
  summary: 'A file of that page',
  parameters: [{ name: 'file', in: 'path', description: 'Its name.', schema: z.string() }],
  answers: [{ kind: 'text', status: 200, description: 'The file.', type: 'text/javascript' }],
  httpErrors: [404],
};

const SCRIPT = 'text/javascript; charset=utf-8';

/** The files of swagger-ui-dist that the page needs. Only these names are served, so no path has to be checked. */
const PACKAGED: ReadonlyMap<string, string> = new Map([
  ['swagger-ui-bundle.js', SCRIPT],
  ['swagger-ui.css', 'text/css; charset=utf-8'],
]);

/** Adds the OpenAPI document and a page that shows it. */
export function withDocs(routes: readonly Route[]): Route[] {
  let made: JsonObject | undefined;
  const all: Route[] = [
    ...routes,
    {
      method: 'GET',
      path: '/openapi.json',
      isOpen: true,
      docs: OPENAPI_DOCS,
      // Composed at the first request, to keep the start fast.
      answer(context) {
        made ??= composeOpenApi(all);
        return context.json(made);
      },
    },
    {
      method: 'GET',
      path: '/docs',
      isOpen: true,
      docs: DOCS_PAGE_DOCS,
      answer(context) {
        context.header('Content-Security-Policy', CONTENT_SECURITY_POLICY);
        context.header('Referrer-Policy', 'no-referrer');
        return context.html(DOCS_PAGE);
      },
    },
    {
      method: 'GET',
      path: '/docs/:file',
      isOpen: true,
      docs: DOCS_ASSET_DOCS,
      answer: async context => {
        const { type, bytes } = await readDocsAsset(context.req.param('file') ?? '');
        context.header('Content-Type', type);
        context.header('X-Content-Type-Options', 'nosniff');
        context.header('Cache-Control', 'max-age=3600');
        return context.body(bytes);
      },
    },
  ];
  return all;
}

type DocsAsset = { type: string; bytes: Uint8Array<ArrayBuffer> };

/** Read each time: 2 MB for rare requests need not stay in memory. */
async function readDocsAsset(name: string): Promise<DocsAsset> {
  if (name === 'start.js') return { type: SCRIPT, bytes: new TextEncoder().encode(START_SCRIPT) };
  const type = PACKAGED.get(name);
  if (type === undefined) throw new HttpError(404, 'not_found', 'The documentation has no such file.');
  return { type, bytes: new Uint8Array(await readFile(pathOf(name))) };
}

/** Beside the code in the bundle; in the sources, from the package. */
function pathOf(name: string): string {
  const inBundle = fileURLToPath(new URL(`docs-page/${name}`, import.meta.url));
  return existsSync(inBundle) ? inBundle : fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`));
}
