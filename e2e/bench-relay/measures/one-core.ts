import type { Bench } from '../bench.ts';
import type { Contender } from '../contenders.ts';
import { runLoad } from './rates.ts';

export type OneCore = {
  pieces: number;
  expected: number;
  faults: number;
  /** The duration divided by the time in which the upstream sends the answer. */
  slicer: number;
  /** Share of the core. */
  cpu: number;
};

const STREAMS = 1000;
const PER_SECOND = 20;
const SECONDS = 5;

/** A thousand streams of twenty pieces a second each, through a server that has one core to itself. */
export async function measureOneCore(bench: Bench, contender: Contender): Promise<OneCore> {
  const server = await bench.startServer(contender, 0);
  const pieces = PER_SECOND * SECONDS;
  await bench.answerWith({ pieces: 20, perSecond: 0 });
  await runLoad(bench, server, { streams: 50, pieces: 20, milliseconds: 500 });
  await bench.answerWith({ pieces, perSecond: PER_SECOND });
  const before = await server.process.cpu();
  const result = await runLoad(bench, server, { streams: STREAMS, pieces, milliseconds: 0 });
  const used = (await server.process.cpu()) - before;
  await bench.stopServer(server);
  return {
    pieces: result.pieces,
    expected: STREAMS * pieces,
    faults: result.faults,
    slicer: result.milliseconds / 1000 / SECONDS,
    cpu: used / 1000 / result.milliseconds,
  };
}
