import type { Route } from '../route.ts';
import { composeOpenApi, type JsonObject } from './compose-openapi.ts';
import { DOCS_ASSET_DOCS, DOCS_PAGE_DOCS, OPENAPI_DOCS } from './describing-docs.ts';
import { CONTENT_SECURITY_POLICY, DOCS_PAGE } from './docs-page.ts';
import { readDocsAsset } from './read-docs-asset.ts';

/** These routes, and those that describe all of them: the OpenAPI document, and a page that shows it. */
export function withDocs(routes: readonly Route[]): Route[] {
  let made: JsonObject | undefined;
  const all: Route[] = [
    ...routes,
    {
      method: 'GET',
      path: '/openapi.json',
      isOpen: true,
      docs: OPENAPI_DOCS,
      // Made when it is first asked for: a relay that nobody asks should not pay for it at its start.
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
