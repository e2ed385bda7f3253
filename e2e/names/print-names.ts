// `pnpm names`: the standard names of elements on our own pages, ours and Chromium's, beside what accname 1.2 and HTML-AAM say.
// Options: --wpt FOLDER (a checkout of the web-platform-tests, or Playwright's copy of their `accname`, instead of our pages).
import { parseArgs } from 'node:util';
import { launchBrowser } from '../page/open-page.ts';
import { isNamedSo, type NameResult, openNames } from './measure-names.ts';
import { ownPages } from './own-pages.ts';
import { serveOwn, serveWpt } from './serve-names.ts';

const { values } = parseArgs({ options: { wpt: { type: 'string', default: '' } } });

const browser = await launchBrowser();
const { context, read } = await openNames(browser);
const addresses = values.wpt ? await serveWpt(context, values.wpt) : await serveOwn(context, ownPages);
const results: NameResult[] = [];
for (const address of addresses) results.push(...(await read(address)));
await browser.close();

const ours = results.filter(result => isNamedSo(result.ours, result)).length;
const chromium = results.filter(result => isNamedSo(result.chromium, result)).length;
console.log(`${results.length} names: ours ${ours}, Chromium's own ${chromium}.`);
for (const result of results) if (!isNamedSo(result.ours, result)) console.log(lineOf(result));

function lineOf({ page, label, expected, ours, chromium }: NameResult): string {
  const file = decodeURIComponent(new URL(page).pathname).split('/').at(-1);
  return `${file}: ${label}\n  expected ${quoted(expected)}, ours ${quoted(ours)}, Chromium's ${quoted(chromium)}`;
}

function quoted(name: string): string {
  return JSON.stringify(name);
}
