import { expect, test } from 'vitest';
import { pageBrowser } from '../../page/page-browser.ts';
import { casesForRun, fullTest } from '../../toolchain/full-tests.ts';
import { isKnownNeedless } from './known-needless.ts';
import type { Mode } from './live-card.ts';
import { liveCases } from './live-cases.ts';
import { isNeedless, measureLive } from './measure-live.ts';

const PAGES = 6;
const PER_CHANGE = 10;

/** Cases that are refused or asked again needlessly, today. */
const MOST_NEEDLESS: Record<Mode, Record<string, number>> = {
  strict: {
    'clocks by themselves, every second': 42,
    'one step between card and press': 79,
    'what else goes on': 43,
    'batch: fields and a submit': 12,
    'batch: applications': 3,
    'batch: totals and prices': 0,
    'batch: boxes, lists, buttons': 6,
    'within the act': 11,
  },
  followed: {
    'clocks by themselves, every second': 0,
    'one step between card and press': 1,
    'what else goes on': 0,
    'batch: fields and a submit': 12,
    'batch: applications': 3,
    'batch: totals and prices': 0,
    'batch: boxes, lists, buttons': 6,
    'within the act': 11,
  },
};

test('approved actions run on pages that go on meanwhile', { timeout: 180_000 }, async () => {
  const right = liveCases.filter(each => !isKnownNeedless(each));
  const measured = await measureLive(await pageBrowser(), casesForRun(right, PER_CHANGE), 'followed', PAGES);
  expect(measured.filter(isNeedless).map(({ live, details }) => [live.label, ...details])).toEqual([]);
});

for (const mode of ['strict', 'followed'] as const)
  fullTest(
    `no more live pages than today are refused needlessly, ${mode}`,
    async () => {
      const measured = await measureLive(await pageBrowser(), liveCases, mode, PAGES);
      const groups = Map.groupBy(measured.filter(isNeedless), ({ live }) => live.group);
      const grown = Object.entries(MOST_NEEDLESS[mode]).filter(
        ([group, most]) => (groups.get(group)?.length ?? 0) > most,
      );
      expect(grown.map(([group]) => [group, groups.get(group)?.map(({ live }) => live.name)])).toEqual([]);
    },
    1_800_000,
  );
