// Runs the cases of `truth` in the extension and in a session of the relay, and prints where their receipts differ.
// --every N takes each Nth case. Exits with 1 where fewer than 99 of a hundred are equal.
import { parseArgs } from 'node:util';
import { bundlePageEngine } from '../../relay/build/bundle-page-engine.ts';
import { buildExtension, root } from '../browser/build-extension.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { describeDifference, differingReceipts } from './compare-receipts.ts';
import { measureTruth, measureTruthIn } from './measure-truth.ts';
import { launchForSessions, openSessionTab } from './session-tab.ts';
import { truthCases } from './truth-cases.ts';

const { values } = parseArgs({ options: { every: { type: 'string', default: '1' } } });
const cases = truthCases.filter((_, index) => index % Number(values.every) === 0);
const LEAST = 0.99;
const TABS = 2;

await bundlePageEngine(`${root}/.output/page-engine`);
const launched = await launchBrowser({ extension: buildExtension('e2e') });
const extension = await measureTruth(launched, cases, 'fast', { tabs: TABS });
await launched.close();
const chromium = await launchForSessions();
const session = await measureTruthIn(() => openSessionTab(chromium), cases, 'fast', { tabs: TABS });
await chromium.close();

const differing = differingReceipts(extension, session);
const share = 1 - differing.length / cases.length;
for (const pair of differing) process.stdout.write(`${describeDifference(pair)}\n`);
process.stdout.write(
  `${cases.length - differing.length} of ${cases.length} receipts are equal (${(100 * share).toFixed(1)} %).\n`,
);
process.exitCode = share >= LEAST ? 0 : 1;
