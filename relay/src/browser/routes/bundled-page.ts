import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import { pageHeaders } from '../../http/page-headers.ts';
import type { Route, RouteDocs } from '../../http/route.ts';
import { ENGINE_FOLDER } from '../page/page-engine.ts';

type BundledPage = {
  path: string;
  /** Of its files, `name.js` and `name.css`, which relay/build/bundle-page-engine.ts writes. */
  name: string;
  /** Where its script renders. */
  body?: string;
  tag: RouteDocs['tag'];
  /** Of the two routes. */
  ids: { page: string; file: string };
  summary: string;
  description: string;
};

/** Nothing inline, and no forms. */
const PAGE_HEADERS = pageHeaders({
  directives: ["script-src 'self'", "style-src 'self'", "connect-src 'self'", "form-action 'none'"],
  referrerPolicy: 'no-referrer',
});

/** A page for people and its files, the same for everybody. */
export function bundledPage({ path, name, body = '', tag, ids, ...texts }: BundledPage): Route[] {
  // Relative addresses work wherever the relay is mounted. The script writes all words, in the language of the reader.
  const base = path.split('/').at(-1) ?? '';
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Assent</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/${name}.css">
<script defer src="${base}/${name}.js"></script>
</head>
<body>${body}<noscript>This page needs JavaScript. 此页面需要 JavaScript。</noscript></body>
</html>
`;
  // Only these names are served, so no path has to be checked.
  const files = new Map([
    [`${name}.js`, 'text/javascript; charset=utf-8'],
    [`${name}.css`, 'text/css; charset=utf-8'],
  ]);
  return [
    {
      ...{ method: 'GET', path, isOpen: true },
      docs: {
        ...{ id: ids.page, tag, ...texts },
        answers: [{ kind: 'text', status: 200, description: 'A page.', type: 'text/html' }],
      },
      answer: context => context.html(page, 200, PAGE_HEADERS),
    },
    {
      ...{ method: 'GET', path: `${path}/:file`, isOpen: true },
      docs: {
        ...{ id: ids.file, tag, summary: 'A file of that page' },
        parameters: [{ name: 'file', in: 'path', description: 'Its name.', schema: z.string() }],
        answers: [{ kind: 'text', status: 200, description: 'The file.', type: 'text/javascript' }],
        httpErrors: [404],
      },
      async answer(context) {
        const file = context.req.param('file') ?? '';
        const type = files.get(file);
        if (type === undefined) throw new HttpError(404, 'not_found', 'The page has no such file.');
        const bytes = new Uint8Array(await readFile(new URL(file, ENGINE_FOLDER)));
        return context.body(bytes, 200, { 'content-type': type, 'x-content-type-options': 'nosniff' });
      },
    },
  ];
}
