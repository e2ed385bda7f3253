import { type Contender, OURS, PEERS, timeOnce } from './contenders.ts';
import type { OpenedPage } from './pages/open-bench-page.ts';
import { median } from './summary.ts';

export interface Timing {
  /** The median of the rounds. */
  ms: number;
  /** True when it was so slow that only the first, cold run exists. */
  isCold: boolean;
}

/** Contenders that were left out are missing. */
export type Times = Record<'floor' | 'index', Timing> & Partial<Record<Contender, Timing>>;

/** Rounds of all contenders in turn, so that other load on the machine affects all alike. */
const FEWEST_ROUNDS = 3;
const MAX_ROUNDS = 15;
/** Milliseconds after which no further round starts, and after which a slow contender skips the rest. */
const TIME_FOR_ROUNDS = 2000;
const TIME_FOR_EACH: Record<Contender, number> = {
  floor: 8000,
  index: 8000,
  context: 2000,
  'page-agent': 700,
  Playwright: 700,
};

/** Peers need minutes for larger pages. */
const MAX_ELEMENTS_FOR_PEERS = 15_000;

export async function measureTimes(opened: OpenedPage, elements: number): Promise<Times> {
  const contenders = elements > MAX_ELEMENTS_FOR_PEERS ? OURS : [...OURS, ...PEERS];
  const runs = new Map(contenders.map(each => [each, startRuns(opened, each)] as const));
  for (const each of runs.values()) await each.run();
  const start = performance.now();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (round >= FEWEST_ROUNDS && performance.now() - start > TIME_FOR_ROUNDS) break;
    const inTurn = round % 2 === 0 ? [...runs.values()] : [...runs.values()].toReversed();
    for (const each of inTurn) if (each.hasTime()) await each.run();
  }
  return timesOf(runs);
}

interface Runs {
  run(): Promise<void>;
  hasTime(): boolean;
  timing(): Timing;
}

function startRuns(opened: OpenedPage, contender: Contender): Runs {
  const samples: number[] = [];
  let spent = 0;
  return {
    async run() {
      const start = performance.now();
      samples.push(await timeOnce(opened, contender));
      spent += performance.now() - start;
    },
    hasTime: () => spent < TIME_FOR_EACH[contender],
    // The first run only warms up, unless it is the only one.
    timing: () => ({
      ms: median(samples.length > 1 ? samples.slice(1) : samples),
      isCold: samples.length === 1,
    }),
  };
}

function timesOf(runs: ReadonlyMap<Contender, Runs>): Times {
  const timing = (contender: Contender): Timing | undefined => runs.get(contender)?.timing();
  const [floor, index] = [timing('floor'), timing('index')];
  if (!floor || !index) throw new Error('The floor and the index are measured on every page.');
  const others = ['context', ...PEERS] as const;
  const timed = others.flatMap(each => {
    const found = timing(each);
    return found ? [[each, found] as const] : [];
  });
  return { floor, index, ...Object.fromEntries(timed) };
}
