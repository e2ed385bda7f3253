// `node e2e/bench/run-recall.ts [part of a page's name …]`: only recall, on all labelled pages, and separately on those
// that were labelled before our index ran on them.
import { bundleAll } from './bundle-scripts.ts';
import { launchBench } from './launch-bench.ts';
import { measureRecall } from './measure-recall.ts';
import { openBenchPage } from './pages/open-bench-page.ts';
import { packagePages } from './pages/package-pages.ts';
import type { BenchPage } from './pages/page.ts';
import { unseenPages } from './pages/unseen-pages.ts';
import { type RecallOnPage, reportRecall } from './report-recall.ts';

const parts = process.argv.slice(2);
const scripts = await bundleAll();
const { browser, newContext } = await launchBench();

async function recallOn(pages: readonly BenchPage[]): Promise<RecallOnPage[]> {
  const results: RecallOnPage[] = [];
  for (const page of pages) {
    if (parts.length > 0 && !parts.some(part => page.name.includes(part))) continue;
    const context = await newContext();
    const opened = await openBenchPage(context, page, scripts);
    results.push({ name: page.name, recall: await measureRecall(opened, page.name) });
    await context.close();
  }
  return results;
}

const seen = reportRecall(await recallOn(packagePages));
const unseen = reportRecall(await recallOn(unseenPages));
process.stdout.write(`Pages of the bench. ${seen.join('\n')}\n\nUnseen pages. ${unseen.join('\n')}\n`);
await browser.close();
