import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import { pageHeaders } from '../../http/page-headers.ts';
import type { Route, RouteDocs } from '../../http/route.ts';
import { ENGINE_FOLDER } from '../page/page-engine.ts';
import { TAG } from './session-route.ts';

export const VIEW_PAGE_PATH = '/browser/view';

/** Written by relay/build/bundle-page-engine.ts. Only these names are served, so no path has to be checked. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['view.js', 'text/javascript; charset=utf-8'],
  ['view.css', 'text/css; charset=utf-8'],
]);

/** Nothing inline, and no forms. */
const PAGE_HEADERS = pageHeaders({
  directives: ["script-src 'self'", "style-src 'self'", "connect-src 'self'", "form-action 'none'"],
  referrerPolicy: 'no-referrer',
});

/** Relative addresses work wherever the relay is mounted. The script writes all words, in the language of the link. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Assent</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="view/view.css">
<script defer src="view/view.js"></script>
</head>
<body><noscript>This page needs JavaScript. 此页面需要 JavaScript。</noscript></body>
</html>
`;

const PAGE_DOCS: RouteDocs = {
  ...{ id: 'viewPage', tag: TAG, summary: 'The page of a link: the live view for a person' },
  description: 'It holds nothing of a session; the secret after the `#` of the link stays in the browser.',
  answers: [{ kind: 'text', status: 200, description: 'A page.', type: 'text/html' }],
};

const FILE_DOCS: RouteDocs = {
  ...{ id: 'viewPageFile', tag: TAG, summary: 'A file of that page' },
  parameters: [{ name: 'file', in: 'path', description: 'Its name.', schema: z.string() }],
  answers: [{ kind: 'text', status: 200, description: 'The file.', type: 'text/javascript' }],
  httpErrors: [404],
};

/** The live view as a page, which is the same for everybody. */
export function viewPageRoutes(): Route[] {
  return [
    {
      method: 'GET',
      path: VIEW_PAGE_PATH,
      isOpen: true,
      docs: PAGE_DOCS,
      answer: context => context.html(PAGE, 200, PAGE_HEADERS),
    },
    {
      method: 'GET',
      path: `${VIEW_PAGE_PATH}/:file`,
      isOpen: true,
      docs: FILE_DOCS,
      async answer(context) {
        const name = context.req.param('file') ?? '';
        const type = FILES.get(name);
        if (type === undefined) throw new HttpError(404, 'not_found', 'The page has no such file.');
        const bytes = new Uint8Array(await readFile(new URL(name, ENGINE_FOLDER)));
        return context.body(bytes, 200, { 'content-type': type, 'x-content-type-options': 'nosniff' });
      },
    },
  ];
}
