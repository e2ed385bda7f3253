import { setTimeout as wait } from 'node:timers/promises';
import { relay } from '../contenders.ts';
import { median } from '../figures.ts';
import { startProcess } from '../start-process.ts';
import { residentBytes } from './deaf-readers.ts';

export type PlainStart = {
  /** Milliseconds until it took a connection. */
  started: number;
  /** Megabytes of a process that does nothing, two seconds later. */
  idle: number;
};

/** A relay without a key and without a database, as it comes. */
export async function measurePlainStart(): Promise<PlainStart> {
  const { script } = relay.process('');
  const starts: number[] = [];
  let idle = 0;
  for (let round = 0; round < 3; round += 1) {
    const plain = await startProcess({ script, environment: { ANTHROPIC_API_KEY: '' } });
    starts.push(plain.startedIn);
    if (round === 2) {
      await wait(2000);
      idle = residentBytes(plain.child.pid) / 1e6;
    }
    await plain.stop();
  }
  return { started: median(starts), idle };
}
