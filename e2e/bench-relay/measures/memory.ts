import * as z from 'zod';
import type { Bench } from '../bench.ts';
import type { Contender } from '../contenders.ts';
import { runLoad } from './rates.ts';

export type StreamMemory = {
  /** Kilobytes of the process for each open stream. */
  rss: number;
  /** Of them, what JavaScript holds. */
  heap: number;
};

/**
 * What each of so many open streams takes: each has said its first piece, and nothing since. In a fresh process, after some
 * answers, so that what is loaded on first use counts for nobody; before and after, garbage is collected.
 */
export async function measureMemory(
  bench: Bench,
  contender: Contender,
  streams: number,
): Promise<StreamMemory> {
  const server = await bench.startServer(contender);
  await bench.answerWith({ pieces: 20, perSecond: 0 });
  await runLoad(bench, server, { streams: 50, pieces: 20, milliseconds: 500 });
  const before = await server.process.memory();
  await bench.answerWith({ pieces: 20, perSecond: 0, holdAfter: 1 });
  await bench.run({ kind: 'heard', target: server.target, streams }, z.unknown());
  const after = await server.process.memory();
  await bench.run({ kind: 'close' }, z.unknown());
  await bench.stopServer(server);
  return {
    rss: (after.rss - before.rss) / streams / 1000,
    heap: (after.heap - before.heap) / streams / 1000,
  };
}
