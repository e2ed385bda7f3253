import type { OpenedPage, World } from './pages/open-bench-page.ts';

/** Who is measured, and how one run of theirs is timed in the page. Ours and the floor share one world. */
const CONTENDERS = {
  floor: { world: 'isolated', time: "bench.time('floor')" },
  index: { world: 'isolated', time: "bench.time('index')" },
  context: { world: 'isolated', time: "bench.time('context')" },
  'page-agent': { world: 'main', time: 'benchPageAgent.time()' },
  Playwright: { world: 'isolated', time: 'benchPlaywright.time()' },
} as const satisfies Record<string, { world: World; time: string }>;

export type Contender = keyof typeof CONTENDERS;

/**
 * Ours are two: the index finds everything and ranks it, as the floor would; the context also names and describes the
 * first 30, as peers do.
 */
export const OURS = ['floor', 'index', 'context'] as const satisfies Contender[];

/** nanobrowser is left out: on 2026-11-22 there was no package on npm of its name, and its code is not ours to keep here. */
export const PEERS = ['page-agent', 'Playwright'] as const satisfies Contender[];

export function timeOnce(opened: OpenedPage, contender: Contender): Promise<number> {
  const { world, time } = CONTENDERS[contender];
  return opened.evaluate<number>(world, time);
}
