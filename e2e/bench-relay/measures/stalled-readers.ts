import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { Bench } from '../bench.ts';
import type { Contender } from '../contenders.ts';

/** Pieces of one answer: the relay's token limit, if each piece were one token. */
const PIECES = 8192;

/** The most megabytes that a process grows while this many readers of long answers read nothing. */
export async function measureStalledReaders(
  bench: Bench,
  contender: Contender,
  readers: number,
): Promise<number> {
  const server = await bench.startServer(contender);
  await bench.answerWith({ pieces: PIECES, perSecond: 0 });
  const before = await server.process.memory();
  await bench.run({ kind: 'unread', target: server.target, streams: readers }, z.unknown());
  let most = before.rss;
  for (let look = 0; look < 20; look += 1) {
    await wait(100);
    most = Math.max(most, residentBytes(server.process.child.pid));
  }
  await bench.run({ kind: 'close' }, z.unknown());
  await bench.stopServer(server);
  return (most - before.rss) / 1e6;
}

/** As Linux counts it; the process itself may be too busy to answer. */
export function residentBytes(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
