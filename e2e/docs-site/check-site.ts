// The second half of `npm run docs`: fails where a link of the built site leads nowhere on it.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../browser/build-extension.ts';
import { brokenSiteLinks } from './site-links.ts';

const folder = `${root}/.output/docs`;
const files = globSync('**/*', { cwd: folder })
  .filter(path => statSync(join(folder, path)).isFile())
  .map(path => path.replaceAll('\\', '/'));
const pages = new Map(
  files
    .filter(path => path.endsWith('.html'))
    .map(path => [path, readFileSync(join(folder, path), 'utf8')] as const),
);
const broken = brokenSiteLinks({ pages, files: new Set(files), base: process.env.DOCS_BASE ?? '/' });
for (const link of broken) process.stdout.write(`Leads nowhere: ${link}\n`);
process.stdout.write(
  `${pages.size} pages in .output/docs, ${broken.length} links that lead nowhere on the site\n`,
);
process.exitCode = broken.length === 0 ? 0 : 1;
