import * as z from 'zod';
import type { Bench } from '../bench.ts';
import type { Contender } from '../contenders.ts';
import { runLoad } from './rates.ts';

export type StreamMemory = {
  /** Kilobytes of the process per open stream. */
  rss: number;
  /** The part of it that is on the JavaScript heap. */
  heap: number;
};

/**
 * The memory per open stream; each stream has sent its first piece and then stalls. The process is fresh and has given
 * some answers, so that code loaded on first use does not count; garbage is collected before and after.
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
  await bench.run({ kind: 'read', target: server.target, streams }, z.unknown());
  const after = await server.process.memory();
  await bench.run({ kind: 'close' }, z.unknown());
  await bench.stopServer(server);
  return {
    rss: (after.rss - before.rss) / streams / 1000,
    heap: (after.heap - before.heap) / streams / 1000,
  };
}
