import { type Contender, PEERS, timeOnce } from './contenders.ts';
import type { OpenedPage } from './pages/open-bench-page.ts';
import { median } from './summary.ts';

/** Medians, in milliseconds; of a peer that was left out, nothing. */
export type Times = Record<'ours' | 'floor', number> & Partial<Record<Contender, number>>;

/** Rounds of everyone in turn, so that what else the machine does hits all alike. */
const FEWEST_ROUNDS = 5;
const MOST_ROUNDS = 15;
/** Milliseconds after which no further round starts, and after which a slow peer is left out of further rounds. */
const TIME_FOR_ROUNDS = 3000;
const TIME_FOR_PEER = 1500;

/** Peers need minutes for a page much larger than this. */
const MOST_ELEMENTS_FOR_PEERS = 15_000;

/** The first round only warms up, unless one run takes so long that it has to do. */
export async function measureTimes(opened: OpenedPage, elements: number): Promise<Times> {
  const samples: Record<Contender, number[]> = { floor: [], ours: [], 'page-agent': [], Playwright: [] };
  const warmUp = { floor: await timeOnce(opened, 'floor'), ours: await timeOnce(opened, 'ours') };
  if (warmUp.ours > TIME_FOR_ROUNDS) return warmUp;
  const start = performance.now();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (round >= FEWEST_ROUNDS && performance.now() - start > TIME_FOR_ROUNDS) break;
    const peers =
      elements > MOST_ELEMENTS_FOR_PEERS ? [] : PEERS.filter(peer => sum(samples[peer]) < TIME_FOR_PEER);
    for (const contender of turnOrder(round, peers)) {
      samples[contender].push(await timeOnce(opened, contender));
    }
  }
  return {
    floor: median(samples.floor),
    ours: median(samples.ours),
    ...Object.fromEntries(
      PEERS.filter(peer => samples[peer].length > 0).map(peer => [peer, median(samples[peer])]),
    ),
  };
}

/** Nobody always comes after the same one. */
function turnOrder(round: number, peers: readonly Contender[]): Contender[] {
  const own: Contender[] = round % 2 === 0 ? ['floor', 'ours'] : ['ours', 'floor'];
  return round % 2 === 0 ? [...own, ...peers] : [...peers.toReversed(), ...own];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
