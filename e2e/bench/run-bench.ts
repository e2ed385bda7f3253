// `pnpm bench [part of a page's name …]`: our index beside the floor and its peers, on real and made pages, in one run.
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.ts';
import { bundleScript, playwrightScript } from './bundle-scripts.ts';
import { formatNumber, formatTable } from './format-table.ts';
import { measurePage, type PageResult } from './measure-page.ts';
import { madePages } from './pages/made-pages.ts';
import { packagePages } from './pages/package-pages.ts';
import { geometricMean } from './summary.ts';

const wanted = process.argv.slice(2);
const pages = [...packagePages, ...madePages].filter(
  ({ name }) => wanted.length === 0 || wanted.some(part => name.toLowerCase().includes(part.toLowerCase())),
);

async function run(browser: Browser): Promise<PageResult[]> {
  const scripts = {
    isolated: [
      await playwrightScript(),
      await bundleScript('playwright.ts'),
      await bundleScript('isolated.ts'),
    ],
    main: [await bundleScript('page-agent.ts')],
  };
  const results: PageResult[] = [];
  for (const page of pages) {
    process.stderr.write(`${page.name} …\n`);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    results.push(await measurePage(context, page, scripts));
    await context.close();
  }
  return results;
}

function row({ name, elements, times, total }: PageResult): string[] {
  const ratio = (value: number | undefined): string => formatNumber(value && value / times.floor);
  return [
    name,
    formatNumber(elements),
    String(total),
    formatNumber(times.ours),
    formatNumber(times.floor),
    ratio(times.ours),
    ratio(times['page-agent']),
    ratio(times.Playwright),
  ];
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
try {
  const results = await run(browser);
  const header = [
    'page',
    'elements',
    'found',
    'ours ms',
    'floor ms',
    'ours ×',
    'page-agent ×',
    'Playwright ×',
  ];
  const ratios = results.map(({ times }) => times.ours / times.floor);
  process.stdout.write(`${formatTable(header, results.map(row))}\n`);
  process.stdout.write(
    `Geometric mean ${formatNumber(geometricMean(ratios))} × the floor, worst ${formatNumber(Math.max(...ratios))} ×\n`,
  );
} finally {
  await browser.close();
}
