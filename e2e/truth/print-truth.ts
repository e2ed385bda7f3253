// `pnpm truth`: whether what is told of an approved action is true, on pages where it succeeds, fails, is taken back or comes
// late. Two speeds: `fast` runs as soon as the card is there, `slow` lets the page live for 2.5 s before.
// Options: --only (a part of the labels), --speed (one of them), --tabs (side by side), --report (a file for the lies),
// --later (waits after every result for what becomes of it, not only after false ones), --check (acts with Playwright alone, and says which cases declare what such a click does not show), --extension (a folder with
// the extension, where this one is not to be built first).
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildExtension } from '../browser/build-extension.ts';
import { type LaunchedBrowser, launchBrowser, onboardingOf } from '../browser/launch-browser.ts';
import { checkTruth } from './check-truth.ts';
import { inTruthTabs, measureTruth } from './measure-truth.ts';
import { formatTruth, listLies } from './report-truth.ts';
import { speeds, type TruthResult } from './run-truth.ts';
import { type GroupedTruth, truthCases } from './truth-cases.ts';
import { openTruthTab } from './truth-tab.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    speed: { type: 'string', default: '' },
    tabs: { type: 'string', default: '2' },
    report: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
    later: { type: 'boolean', default: false },
    extension: { type: 'string', default: '' },
  },
});

const start = performance.now();
const tabs = Number(values.tabs);
const cases = truthCases.filter(({ label }) => label.includes(values.only));
const launched = await launchBrowser({ extension: values.extension || buildExtension('e2e') });
await onboardingOf(launched.context);
await (values.check ? printChecks(launched, cases) : printTruth(launched, cases));
await launched.close();

async function printTruth(browser: LaunchedBrowser, some: readonly GroupedTruth[]): Promise<void> {
  const results: TruthResult[] = [];
  for (const speed of speeds)
    if (speed.includes(values.speed))
      results.push(...(await measureTruth(browser, some, speed, { tabs, followsAll: values.later })));
  const seconds = Math.round((performance.now() - start) / 1000);
  const summary = `${some.length} cases, measured in ${seconds} s.\n\n${formatTruth(results)}`;
  const lies = listLies(results);
  if (values.report) writeFileSync(values.report, `${summary}\n\n${lies}\n`);
  process.stdout.write(values.report ? `${summary}\n` : `${summary}\n\n${lies}\n`);
}

async function printChecks(browser: LaunchedBrowser, some: readonly GroupedTruth[]): Promise<void> {
  const checked = await inTruthTabs(() => openTruthTab(browser), some, tabs, checkTruth);
  const wrong = checked.filter(({ faults }) => faults.length > 0);
  const lines = wrong.map(({ each, faults }) => `- ${each.label}: ${faults.join('; ')}`);
  process.stdout.write([`${some.length} cases, ${wrong.length} not as declared.`, ...lines, ''].join('\n'));
}
