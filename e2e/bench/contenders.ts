import type { OpenedPage, World } from './pages/open-bench-page.ts';

/** The contenders, and how one run of each is timed in the page. Ours and the floor share one world. */
const CONTENDERS = {
  floor: { world: 'isolated', time: "bench.time('floor')" },
  index: { world: 'isolated', time: "bench.time('index')" },
  context: { world: 'isolated', time: "bench.time('context')" },
  'page-agent': { world: 'main', time: 'benchPageAgent.time()' },
  Playwright: { world: 'isolated', time: 'benchPlaywright.time()' },
} as const satisfies Record<string, { world: World; time: string }>;

export type Contender = keyof typeof CONTENDERS;

/**
 * Two are ours: the index finds and ranks everything, like the floor; the context also names and describes the
 * first 30, like the peers.
 */
export const OURS = ['floor', 'index', 'context'] as const satisfies Contender[];

/** nanobrowser is left out: on 2026-11-22 npm had no package of that name, and we cannot keep its code here. */
export const PEERS = ['page-agent', 'Playwright'] as const satisfies Contender[];

export function timeOnce(opened: OpenedPage, contender: Contender): Promise<number> {
  const { world, time } = CONTENDERS[contender];
  return opened.evaluate<number>(world, time);
}
