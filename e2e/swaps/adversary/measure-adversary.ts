import type { Browser } from 'playwright-core';
import { inPages } from '../run-cases.ts';
import type { AdversaryCase } from './adversary-cases.ts';
import { type AdversaryResult, runAdversaryCase } from './run-adversary-case.ts';

export const isWrong = ({ verdict }: AdversaryResult): boolean => /^(differs|needless|broken)$/.test(verdict);

/** What is wrong runs twice: a machine with too much to do may be late once. */
export async function measureAdversary(
  browser: Browser,
  cases: readonly AdversaryCase[],
  pages: number,
): Promise<AdversaryResult[]> {
  const run = (some: readonly AdversaryCase[]): Promise<AdversaryResult[]> =>
    inPages(browser, some, pages, runAdversaryCase, { inPage: 'adversary' });
  const first = await run(cases);
  const again = await run(first.filter(isWrong).map(({ adversaryCase }) => adversaryCase));
  return [...first.filter(result => !isWrong(result)), ...again];
}
