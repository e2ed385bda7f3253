// `pnpm bench [part of a page's name …]`: our index beside the floor and its peers, on real and generated pages, in one run.
// A run of all pages is stored in results.md.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { BrowserContext } from 'playwright-core';
import { bundleAll } from './bundle-scripts.ts';
import { describeMachine } from './describe-machine.ts';
import { launchBench } from './launch-bench.ts';
import { measurePage, type PageResult } from './measure-page.ts';
import { madePages } from './pages/made-pages.ts';
import { packagePages } from './pages/package-pages.ts';
import { report } from './report.ts';

const wanted = process.argv.slice(2);
const pages = [...packagePages, ...madePages].filter(
  ({ name }) => wanted.length === 0 || wanted.some(part => name.toLowerCase().includes(part.toLowerCase())),
);
if (pages.length === 0) throw new Error(`No page's name has “${wanted.join('” or “')}” in it.`);

async function run(newContext: () => Promise<BrowserContext>): Promise<PageResult[]> {
  const scripts = await bundleAll();
  const results: PageResult[] = [];
  for (const page of pages) {
    process.stderr.write(`${page.name} …`);
    const start = performance.now();
    const context = await newContext();
    results.push(await measurePage(context, page, scripts));
    await context.close();
    process.stderr.write(` ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  }
  return results;
}

const [loadBefore = 0] = loadavg();
const start = performance.now();
const { browser, newContext } = await launchBench();
try {
  const text = report(await run(newContext));
  const took = `The run took ${Math.round((performance.now() - start) / 1000)} s.`;
  const machine = `${describeMachine(browser.version(), loadBefore)}. ${took}`;
  process.stdout.write(`${text}\n\n${machine}\n`);
  if (wanted.length === 0) {
    const kept = `# The last run of \`pnpm bench\`\n\nWritten by the command itself.\n\n${machine}\n\n\`\`\`\n${text}\n\`\`\`\n`;
    writeFileSync(new URL('results.md', import.meta.url), kept);
  }
} finally {
  await browser.close();
}
