import type { OpenedPage, World } from './pages/open-bench-page.ts';

/** Who is measured, and how one run of theirs is timed in the page. Ours and the floor share one world. */
export const CONTENDERS = {
  floor: { world: 'isolated', time: "bench.time('floor')" },
  ours: { world: 'isolated', time: "bench.time('ours')" },
  'page-agent': { world: 'main', time: 'benchPageAgent.time()' },
  Playwright: { world: 'isolated', time: 'benchPlaywright.time()' },
} as const satisfies Record<string, { world: World; time: string }>;

export type Contender = keyof typeof CONTENDERS;

/** nanobrowser is no package on npm, and no package there holds its script. */
export const PEERS = ['page-agent', 'Playwright'] as const satisfies Contender[];

export function timeOnce(opened: OpenedPage, contender: Contender): Promise<number> {
  const { world, time } = CONTENDERS[contender];
  return opened.evaluate<number>(world, time);
}
