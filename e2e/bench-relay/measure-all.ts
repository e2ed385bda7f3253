import type { Bench, Running } from './bench.ts';
import { CONTENDERS, pipe, relay } from './contenders.ts';
import { type FirstPieces, measureFirstPieces } from './measures/first-pieces.ts';
import { measureMemory, type StreamMemory } from './measures/memory.ts';
import { measureOneCore, type OneCore } from './measures/one-core.ts';
import { PlainRelay } from './measures/plain-start.ts';
import { measureRates, type Rate, warmUp } from './measures/rates.ts';
import { measureStalledReaders } from './measures/stalled-readers.ts';

/** Each list has one item per contender, in the same order. */
export type Results = {
  first: FirstPieces[];
  /** As fast as the client reads. */
  rates: { streams: number; rates: Rate[] }[];
  /** 500 streams of 20 pieces a second. */
  paced: Rate[];
  memory: StreamMemory[];
  stalled: number[];
  oneCore: { pipe: OneCore; relay: OneCore };
  /** Milliseconds until a relay without a key listens, and the megabytes it uses while idle. */
  plain: { started: number; idle: number };
};

const STREAMS = [1, 50, 500] as const;
/** Pieces of one answer: about 2,000 characters. */
const PIECES = 400;
export const OPEN_STREAMS = 1000;
export const STALLED_READERS = 50;

export async function measureAll(bench: Bench, say: (what: string) => void): Promise<Results> {
  const servers: Running[] = [];
  for (const contender of CONTENDERS) servers.push(await bench.startServer(contender));
  say('warming up');
  for (const server of servers) await warmUp(bench, server);
  say('time to the first piece');
  const first = await measureFirstPieces(bench, servers, 25);
  const rates: Results['rates'] = [];
  for (const streams of STREAMS) {
    say(`events per second of ${streams} streams`);
    const load = { streams, pieces: PIECES, perSecond: 0, milliseconds: 800, rounds: 3 };
    rates.push({ streams, rates: await measureRates(bench, servers, load) });
  }
  say('500 streams at the pace of a model');
  const paced = { streams: 500, pieces: 60, perSecond: 20, milliseconds: 0, rounds: 1 };
  const pacedRates = await measureRates(bench, servers, paced);
  for (const server of servers) await bench.stopServer(server);
  return { first, rates, paced: pacedRates, ...(await measureFresh(bench, say)) };
}

/** Each server runs in its own process. */
async function measureFresh(
  bench: Bench,
  say: (what: string) => void,
): Promise<Pick<Results, 'memory' | 'stalled' | 'oneCore' | 'plain'>> {
  const plain = await PlainRelay.start();
  try {
    const fresh = await measureEachFresh(bench, say);
    return { ...fresh, plain: { started: plain.started, idle: plain.idle() } };
  } finally {
    await plain.stop();
  }
}

async function measureEachFresh(
  bench: Bench,
  say: (what: string) => void,
): Promise<Pick<Results, 'memory' | 'stalled' | 'oneCore'>> {
  const memory: StreamMemory[] = [];
  const stalled: number[] = [];
  for (const contender of CONTENDERS) {
    say(`memory of ${contender.name}`);
    memory.push(await measureMemory(bench, contender, OPEN_STREAMS));
    stalled.push(await measureStalledReaders(bench, contender, STALLED_READERS));
  }
  say('a thousand streams on one core');
  const oneCore = { pipe: await measureOneCore(bench, pipe), relay: await measureOneCore(bench, relay) };
  return { memory, stalled, oneCore };
}
