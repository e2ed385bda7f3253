// `pnpm swaps`: what happened on pages that change under an approval, by what they change and when, and on honest pages.
// Options: --seed, --size (of the sample), --only (a part of the labels), --report (a file for the differences with their pages).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../page/open-page.ts';
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
const cases = allCases(await planned(browser), seed).filter(swap => labelOf(swap).includes(values.only));
const size = Number(values.size);
const checkable = await runCases(browser, sampleOf(cases.filter(isCheckable), size, seed), pages);
const beyond = cases.filter(each => !isCheckable(each));
const beyondResults = await runCases(browser, sampleOf(beyond, size / 10, seed), pages);
const honest = honestPages.filter(({ name }) => name.includes(values.only));
const honestResults = await inPages(browser, honest, pages, runHonest);
await browser.close();

const commit = execFileSync('git', ['log', '-1', '--format=%h %s'], { encoding: 'utf8' }).trim();
const summary = [
  `Measured on ${commit}, seed ${seed}, in ${Math.round((performance.now() - start) / 1000)} s.`,
  formatTable(checkable),
  `All: ${JSON.stringify(countVerdicts(checkable))}`,
  formatHonest(honestResults, checkable),
  listBeyond(beyondResults),
].join('\n\n');
const differences = listDifferences(checkable);
if (values.report)
  writeFileSync(values.report, `${summary}\n\n# Differences\n\n${differences}\n\n${listScenes(checkable)}\n`);
process.stdout.write(`${summary}\n`);
if (!values.report) process.stdout.write(`\n${differences}\n`);
