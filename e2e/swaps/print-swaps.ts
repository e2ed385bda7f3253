// `pnpm swaps`: what happened on pages that change under an approval. Four sets: `scenes`, where every change meets every
// target, beside honest pages; `adversary`, `second` and `third`, pages that three adversaries wrote for what the checks might overlook.
// Options: --set (one of them), --only (a part of the labels), --report (a file for the differences), --pages (side by side);
// of the scenes --seed and --size (of the sample).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../page/open-page.ts';
import { type AdversarySet, casesOf } from './adversary/adversary-cases.ts';
import { measureAdversary } from './adversary/measure-adversary.ts';
import { formatAdversary, listAdversary } from './adversary/report-adversary.ts';
import { allCases, FULL_SIZE, isCheckable, labelOf, SEED, sampleOf } from './cases.ts';
import { honestPages } from './honest/honest-pages.ts';
import { runHonest } from './honest/run-honest.ts';
import {
  countVerdicts,
  formatHonest,
  formatTable,
  listBeyond,
  listDifferences,
  listScenes,
} from './report.ts';
import { inPages, planned, runCases } from './run-cases.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: '' },
    seed: { type: 'string', default: String(SEED) },
    size: { type: 'string', default: String(FULL_SIZE) },
    pages: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    report: { type: 'string', default: '' },
  },
});

const seed = Number(values.seed);
const pages = Number(values.pages);
const start = performance.now();
const browser = await launchBrowser();
const sets = {
  scenes: measureScenes,
  adversary: () => measurePagesOf('adversary'),
  second: () => measurePagesOf('second'),
  third: () => measurePagesOf('third'),
};
const measured: Measured[] = [];
for (const [name, measure] of Object.entries(sets))
  if (name.includes(values.set)) measured.push(await measure());
await browser.close();

const commit = execFileSync('git', ['log', '-1', '--format=%h %s'], { encoding: 'utf8' }).trim();
const head = `Measured on ${commit}, seed ${seed}, in ${Math.round((performance.now() - start) / 1000)} s.`;
const summary = [head, ...measured.map(each => each.summary)].join('\n\n');
const differences = measured.map(each => each.differences).join('\n\n');
if (values.report)
  writeFileSync(
    values.report,
    `${[summary, '# Differences', differences, ...measured.map(each => each.html)].join('\n\n')}\n`,
  );
process.stdout.write(`${summary}\n`);
if (!values.report) process.stdout.write(`\n${differences}\n`);

interface Measured {
  summary: string;
  differences: string;
  /** The pages of the differences. */
  html: string;
}

async function measureScenes(): Promise<Measured> {
  const cases = allCases(await planned(browser), seed).filter(swap => labelOf(swap).includes(values.only));
  const size = Number(values.size);
  const checkable = await runCases(browser, sampleOf(cases.filter(isCheckable), size, seed), pages);
  const beyond = cases.filter(each => !isCheckable(each));
  const beyondResults = await runCases(browser, sampleOf(beyond, size / 10, seed), pages);
  const honest = honestPages.filter(({ name }) => name.includes(values.only));
  const honestResults = await inPages(browser, honest, pages, runHonest);
  const summary = [
    formatTable(checkable),
    `All: ${JSON.stringify(countVerdicts(checkable))}`,
    formatHonest(honestResults, checkable),
    listBeyond(beyondResults),
  ].join('\n\n');
  return { summary, differences: listDifferences(checkable), html: listScenes(checkable) };
}

async function measurePagesOf(set: AdversarySet): Promise<Measured> {
  const cases = casesOf(set).filter(({ label }) => label.includes(values.only));
  const results = await measureAdversary(browser, cases, pages);
  const changes = cases.filter(({ change }) => change).length;
  const summary = `${changes} changes of pages that an adversary wrote (${set}).\n\n${formatAdversary(results)}`;
  return { summary, differences: listAdversary(results), html: '' };
}
