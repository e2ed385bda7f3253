import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFolder } from '../browser/build-extension.ts';
import { type LentBrowser, lendBrowser } from '../browser/lend-browser.ts';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { isChangeRun } from '../toolchain/test-plan.ts';
import { describeDifference, differingReceipts } from './compare-receipts.ts';
import { judgeTruth } from './judge-truth.ts';
import { measureTruth, measureTruthIn } from './measure-truth.ts';
import { listLies } from './report-truth.ts';
import { speeds, type TruthResult } from './run-truth.ts';
import { launchForSessions, openSessionTab } from './session-tab.ts';
import { came, failed, pending } from './truth-case.ts';
import { type GroupedTruth, truthCases } from './truth-cases.ts';

let launched: LentBrowser;
beforeAll(async () => {
  launched = await lendBrowser(buildFolder('e2e'));
});
afterAll(() => launched.close());

const TABS = 2;
const PER_CHANGE = 20;

const PER_DRIVER = 6;

/** Of the sample for a change, in `fast`: what is told falsely today, or not run. Lower it with each that is mended. */
const MOST_OF_SAMPLE = 2;

/** Cases that are told falsely, corrected only after their result, or not run, today, and one more where chance decides, in either speed. Lower them with each that is mended. */
const MOST_LIES: Record<string, number> = {
  'steps and checks of the page itself': 2,
  'slow servers': 1,
  'links and error pages': 1,
  'uploads and downloads': 1,
  'server-rendered forms': 1,
  'noise: what does nothing': 4,
  'noise: what does something': 2,
  widgets: 1,
  'second: servers that accept': 2,
  'second: servers that refuse': 1,
  'second: apps and their forms': 1,
  'second: taken back': 2,
  'second: after the result': 8,
  'second: quiet feedback': 1,
  'second: Chinese, refused': 1,
  'second: other languages': 1,
  'second: restless pages': 6,
  'second: slow answers': 1,
  'second: other ways': 1,
  'third: mail and chat': 2,
  'third: shops': 1,
  'third: banks and taxes': 1,
  'third: Chinese public services': 2,
  'third: journeys and libraries': 1,
  'third: offices': 1,
  'third: forums and publishing': 1,
  'third: clouds and databases': 1,
  'third: accounts and settings': 1,
  'third: files, tables and sheets': 2,
  'third: routers and printers': 1,
  'fourth: consoles of sites': 2,
  'fourth: stores': 1,
  'fourth: Chinese sites': 1,
  'fourth: public offices': 1,
  'fifth: tools and consoles': 1,
  'fifth: everyday errands': 1,
  'fifth: Chinese at work': 2,
  'fifth: Chinese at home': 2,
  'fifth: northern and eastern Europe': 1,
  'fifth: from Turkey to Japan': 1,
};

let sampled: Promise<TruthResult[]> | undefined;

/** Measured once for all tests of a change. */
function measuredSample(): Promise<TruthResult[]> {
  sampled ??= measureTruth(launched, sampleOfRun(), 'fast', { tabs: TABS });
  return sampled;
}

/** The full run measures all cases by themselves. */
function sampleOfRun(): GroupedTruth[] {
  return isChangeRun() ? casesForRun(truthCases, PER_CHANGE) : truthCases.slice(0, PER_DRIVER);
}

const isFalse = ({ verdict }: TruthResult): boolean => verdict !== 'true';

if (isChangeRun())
  test('no more results than today are false, of a sample', async () => {
    const results = await measuredSample();
    const lies = results.filter(isFalse);
    expect(lies.length, listLies(lies)).toBeLessThanOrEqual(MOST_OF_SAMPLE);
  });

for (const speed of speeds)
  fullTest(
    `no more results than today are false, ${speed}`,
    async () => {
      const results = await measureTruth(launched, truthCases, speed, { tabs: TABS });
      const groups = Map.groupBy(results, ({ each }) => each.group);
      const grown = [...groups].filter(
        ([group, all]) => all.filter(isFalse).length > (MOST_LIES[group] ?? 0),
      );
      expect(grown.map(([group, all]) => [group, listLies(all)])).toEqual([]);
    },
    1_800_000,
  );

test('a session of the relay gives the receipts of the extension, of a sample', async () => {
  const sample = sampleOfRun().slice(0, PER_DRIVER);
  const chromium = await launchForSessions();
  const inSession = (some: readonly GroupedTruth[]) =>
    measureTruthIn(() => openSessionTab(chromium), some, 'fast', { tabs: TABS });
  try {
    const extension = (await measuredSample()).filter(({ each }) => sample.includes(each));
    const differing = differingReceipts(extension, await inSession(sample));
    // Where chance decides, both once more.
    const again = differing.map(({ ours: { each } }) => each);
    const extensionAgain = await measureTruth(launched, again, 'fast', { tabs: TABS });
    const left = differingReceipts(extensionAgain, await inSession(again));
    expect(left.map(describeDifference)).toEqual([]);
  } finally {
    await chromium.close();
  }
});

test('there are enough cases, each under a name of its own', () => {
  expect(truthCases.length).toBeGreaterThanOrEqual(150);
  expect(new Set(truthCases.map(({ label }) => label)).size).toBe(truthCases.length);
});

test('a result is judged by its success and its words', () => {
  const told = { success: true, message: 'The form was sent.' };
  expect(judgeTruth(came(), told).verdict).toBe('true');
  expect(judgeTruth(failed(/taken/), told).faults).toHaveLength(2);
  expect(judgeTruth(failed(/taken/), { ...told, success: false, page_message: 'Taken: taken' }).verdict).toBe(
    'true',
  );
  expect(judgeTruth(pending, { success: false, message: 'The server has not answered yet.' }).verdict).toBe(
    'true',
  );
  expect(judgeTruth(pending, { success: false, message: 'Nothing happened.' }).verdict).toBe('lie');
  const waiting = { success: false, message: 'The page is still waiting for the server.' };
  expect(judgeTruth(came({ mayWait: true }), waiting).verdict).toBe('true');
  expect(judgeTruth(came(), { ...told, success: false, error_type: 'ElementChanged' }).verdict).toBe(
    'not run',
  );
});
