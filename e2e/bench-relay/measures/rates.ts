import type { Bench, Running } from '../bench.ts';
import { type LoopResult, loopResultSchema } from '../client/jobs.ts';
import { median, rotated } from '../figures.ts';

export type Rate = {
  /** Pieces a second that reached the client. */
  perSecond: number;
  /** Microseconds of the server's CPU per piece. */
  cpu: number;
  faults: number;
};

export type Load = {
  streams: number;
  pieces: number;
  perSecond: number;
  milliseconds: number;
  rounds: number;
};

/** Applies the same load to each server in turn, in several rounds, and takes the medians. */
export async function measureRates(bench: Bench, servers: readonly Running[], load: Load): Promise<Rate[]> {
  await bench.answerWith({ pieces: load.pieces, perSecond: load.perSecond });
  const rates = new Map<Running, Rate[]>(servers.map(server => [server, []]));
  for (let round = 0; round < load.rounds; round += 1) {
    for (const server of rotated(servers, round))
      rates.get(server)?.push(await measureOnce(bench, server, load));
  }
  return servers.map(server => {
    const measured = rates.get(server) ?? [];
    return {
      perSecond: median(measured.map(rate => rate.perSecond)),
      cpu: median(measured.map(rate => rate.cpu)),
      faults: measured.reduce((sum, rate) => sum + rate.faults, 0),
    };
  });
}

async function measureOnce(bench: Bench, server: Running, load: Load): Promise<Rate> {
  const before = await server.process.cpu();
  const result = await runLoad(bench, server, load);
  const used = (await server.process.cpu()) - before;
  return {
    perSecond: (result.pieces / result.milliseconds) * 1000,
    cpu: used / result.pieces,
    faults: result.faults,
  };
}

export function runLoad(
  bench: Bench,
  { target }: Running,
  { streams, pieces, milliseconds }: Pick<Load, 'streams' | 'pieces' | 'milliseconds'>,
): Promise<LoopResult> {
  return bench.run({ kind: 'loop', target, streams, pieces, milliseconds }, loopResultSchema);
}

/** Answers that a server gives before it is measured, so that its hot code is compiled. */
const WARM = 1500;

export async function warmUp(bench: Bench, server: Running): Promise<void> {
  await bench.answerWith({ pieces: 20, perSecond: 0 });
  for (let answers = 0; answers < WARM; ) {
    answers += (await runLoad(bench, server, { streams: 50, pieces: 20, milliseconds: 300 })).answers;
  }
}
