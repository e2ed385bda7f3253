import fc from 'fast-check';
import { aHistory } from './a-history.ts';
import { type HistoryCounts, runHistory } from './run-history.ts';
import type { TwoRelays } from './send-call.ts';

type ChecksOptions = TwoRelays & {
  runs: number;
  /** Histories at the same time. */
  atOnce?: number;
};

/** Of each that must be met, in 100 histories at least so many. */
const WANTED: Readonly<Record<string, number>> = {
  checkpoint: 120,
  settlement: 40,
  refund: 15,
  'empty refund': 3,
  'grant repeated': 6,
  usage: 60,
  'empty usage': 5,
  'use repeated': 10,
  'end completed': 20,
  'end failed': 40,
  'end cancelled': 20,
  'end refused': 80,
  'at the same time': 300,
  max_credits_reached: 50,
  insufficient_credits: 50,
  budget_spent: 8,
  TaskOver: 70,
  alert: 10,
  died: 40,
};

/** Throws for the first history that goes wrong, and when the histories did not meet what they are to test. */
export async function checkHistories({ runs, atOnce = 1, ...two }: ChecksOptions): Promise<HistoryCounts> {
  const counts: HistoryCounts = new Map();
  const { seed } = fc.readConfigureGlobal();
  const property = () => fc.asyncProperty(aHistory, history => runHistory(history, two, counts));
  await Promise.all(
    Array.from({ length: atOnce }, (_, index) =>
      fc.assert(property(), {
        numRuns: Math.ceil(runs / atOnce),
        ...(seed !== undefined && { seed: seed + index }),
      }),
    ),
  );
  const seldom = Object.entries(WANTED).filter(
    ([what, wanted]) => (counts.get(what) ?? 0) * 100 < wanted * runs,
  );
  if (seldom.length > 0)
    throw new Error(`Histories seldom meet ${JSON.stringify(seldom)}: ${describe(counts)}`);
  return counts;
}

function describe(counts: HistoryCounts): string {
  return JSON.stringify(Object.fromEntries(counts));
}
