// `pnpm refusals:live`: how often an approved action is refused, or asked for again, on pages that go on by themselves while its
// card is read, or answer to its rows. Two figures: `strict`, where the press is compared with the first look, and `followed`,
// as in the panel, where the open card follows its page and a refused row is shown again.
// Options: --only (a part of the labels), --mode (one of them), --pages (side by side), --report (a file for what did not run).
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../page/open-page.ts';
import { liveCases } from './live-cases.ts';
import { type Measured, measureLive } from './measure-live.ts';
import { formatLive, listLive } from './report-live.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    mode: { type: 'string', default: '' },
    pages: { type: 'string', default: '6' },
    report: { type: 'string', default: '' },
  },
});

const start = performance.now();
const browser = await launchBrowser();
const cases = liveCases.filter(({ label }) => label.includes(values.only));
const measured: Measured[] = [];
for (const mode of ['strict', 'followed'] as const)
  if (mode.includes(values.mode))
    measured.push(...(await measureLive(browser, cases, mode, Number(values.pages))));
await browser.close();

const seconds = Math.round((performance.now() - start) / 1000);
const summary = `${cases.length} cases, measured in ${seconds} s.\n\n${formatLive(measured)}`;
if (values.report) writeFileSync(values.report, `${summary}\n\n${listLive(measured)}\n`);
process.stdout.write(`${summary}\n`);
if (!values.report) process.stdout.write(`\n${listLive(measured)}\n`);
