import type { Browser } from 'playwright-core';
import { inPages } from '../../swaps/run-cases.ts';
import type { Mode } from './live-card.ts';
import type { GroupedCase } from './live-cases.ts';
import { type LiveResult, runLiveCase } from './run-live-case.ts';

export interface Measured extends LiveResult {
  live: GroupedCase;
  mode: Mode;
}

const ENGINE = `${import.meta.dirname}/../in-page/entry.ts`;

/** What is needless runs twice: a machine with too much to do may be late once. */
export async function measureLive(
  browser: Browser,
  cases: readonly GroupedCase[],
  mode: Mode,
  pages: number,
): Promise<Measured[]> {
  const run = (some: readonly GroupedCase[]): Promise<Measured[]> =>
    inPages(
      browser,
      some,
      pages,
      async (shown, live) => ({ live, mode, ...(await runLiveCase(shown, live, mode)) }),
      { inPage: 'nothing', engine: ENGINE },
    );
  const first = await run(cases);
  const again = await run(first.filter(isNeedless).map(({ live }) => live));
  const measured = [...first.filter(each => !isNeedless(each)), ...again];
  return measured.sort((one, other) => cases.indexOf(one.live) - cases.indexOf(other.live));
}

export const hasRun = ({ verdict }: Measured): boolean => verdict === 'ran';

/** Refused or asked again where nothing that the person approved had changed. */
export const isNeedless = (measured: Measured): boolean =>
  !hasRun(measured) && measured.live.mayAsk === undefined;
