// `pnpm bench [part of a page's name …]`: our index beside the floor and its peers, on real and made pages, in one run.
import type { BrowserContext } from 'playwright-core';
import { bundleAll } from './bundle-scripts.ts';
import { formatNumber, formatTable } from './format-table.ts';
import { launchBench } from './launch-bench.ts';
import { measurePage, type PageResult } from './measure-page.ts';
import type { Recall } from './measure-recall.ts';
import { madePages } from './pages/made-pages.ts';
import { packagePages } from './pages/package-pages.ts';
import { geometricMean, median } from './summary.ts';

const wanted = process.argv.slice(2);
const pages = [...packagePages, ...madePages].filter(
  ({ name }) => wanted.length === 0 || wanted.some(part => name.toLowerCase().includes(part.toLowerCase())),
);

async function run(newContext: () => Promise<BrowserContext>): Promise<PageResult[]> {
  const scripts = await bundleAll();
  const results: PageResult[] = [];
  for (const page of pages) {
    process.stderr.write(`${page.name} …\n`);
    const context = await newContext();
    results.push(await measurePage(context, page, scripts));
    await context.close();
  }
  return results;
}

/** What everyone found of what is labelled, added up over the pages; and what we missed, by name. */
function recallReport(results: readonly PageResult[]): string {
  const labelled = results.flatMap(({ name, recall }) => (recall ? [{ name, recall }] : []));
  const add = (count: (recall: Recall) => number): number =>
    labelled.reduce((sum, { recall }) => sum + count(recall), 0);
  const targets = add(recall => recall.targets);
  const share = (name: keyof Recall['found']): string =>
    `${name} ${((100 * add(({ found }) => found[name])) / targets).toFixed(1)} %`;
  const missed = labelled.flatMap(({ name, recall }) =>
    recall.missed.map(({ text, selector }) => `  ${name}: ${text} [${selector}]`),
  );
  const shares = [share('ours'), share('page-agent'), share('Playwright')].join(', ');
  return [`Recall of ${targets} labelled targets on ${labelled.length} pages: ${shares}`, ...missed].join(
    '\n',
  );
}

function row({ name, elements, times, total, tokens, longestTask }: PageResult): string[] {
  const ratio = (value: number | undefined): string => formatNumber(value && value / times.floor);
  return [
    name,
    formatNumber(elements),
    String(total),
    String(tokens),
    formatNumber(times.ours),
    formatNumber(times.floor),
    formatNumber(longestTask),
    ratio(times.ours),
    ratio(times['page-agent']),
    ratio(times.Playwright),
  ];
}

const { browser, newContext } = await launchBench();
try {
  const results = await run(newContext);
  const header = [
    'page',
    'elements',
    'found',
    'tokens',
    'ours ms',
    'floor ms',
    'longest',
    'ours ×',
    'page-agent ×',
    'Playwright ×',
  ];
  const ratios = results.map(({ times }) => times.ours / times.floor);
  process.stdout.write(`${formatTable(header, results.map(row))}\n`);
  process.stdout.write(
    `Geometric mean ${formatNumber(geometricMean(ratios))} × the floor, worst ${formatNumber(Math.max(...ratios))} ×\n`,
  );
  const tokens = results.map(each => each.tokens);
  process.stdout.write(
    `Tokens of the first 30, estimated: median ${median(tokens)}, most ${Math.max(...tokens)}\n`,
  );
  if (results.some(({ recall }) => recall)) process.stdout.write(`${recallReport(results)}\n`);
} finally {
  await browser.close();
}
