import { expect, test } from 'vitest';
import { openCopiedDatabase } from '../../../testing/copied-database.ts';
import { HostPace } from './host-pace.ts';
import { OwnHostTimes } from './own-host-times.ts';
import { forgetFreeHosts, SharedHostTimes } from './shared-host-times.ts';

/** Milliseconds. Timers may end a part of one early. */
const DELAY = 50;

test('requests to one host keep their distance, and other hosts do not wait', async () => {
  const pace = new HostPace(new OwnHostTimes());
  const signal = new AbortController().signal;
  const begun: { name: string; at: number }[] = [];
  const ask = async (name: string, host: string): Promise<void> => {
    await pace.turn(host, DELAY, signal);
    begun.push({ name, at: performance.now() });
  };
  await Promise.all([ask('first', 'a'), ask('second', 'a'), ask('third', 'a'), ask('other', 'b')]);
  expect(begun.map(({ name }) => name)).toEqual(['first', 'other', 'second', 'third']);
  const [first, , second, third] = begun.map(({ at }) => at);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(DELAY - 5);
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThan(DELAY - 5);
});

test('one who gives up keeps nobody behind it waiting, and lets nobody pass', async () => {
  const pace = new HostPace(new OwnHostTimes());
  const signal = new AbortController().signal;
  const ended = new AbortController();
  const begun: string[] = [];
  const turn = (name: string, delay: number, until = signal): Promise<void> =>
    pace.turn('site', delay, until).then(() => void begun.push(name));
  await turn('first', 50);
  const second = turn('second', 50);
  const given = expect(turn('given up', 60_000, ended.signal)).rejects.toThrow('ended');
  ended.abort(new Error('ended'));
  const third = turn('third', 50);
  await second;
  expect(begun).toEqual(['first', 'second']);
  await Promise.all([given, third]);
});

test('a host that asks for time is left alone, and others are not', async () => {
  const pace = new HostPace(new OwnHostTimes());
  const signal = new AbortController().signal;
  const start = performance.now();
  await pace.hold('a', 3 * DELAY);
  // Shorter than what it has.
  await pace.hold('a', DELAY);
  await pace.turn('b', DELAY, signal);
  expect(performance.now() - start).toBeLessThan(3 * DELAY);
  await pace.turn('a', DELAY, signal);
  expect(performance.now() - start).toBeGreaterThan(3 * DELAY - 5);
});

test('relays that share a database keep the distance together', async () => {
  const database = await openCopiedDatabase();
  const paces = [1, 2, 3].map(() => new HostPace(new SharedHostTimes(database)));
  const signal = new AbortController().signal;
  const begun: number[] = [];
  const turns = paces.flatMap(pace => [pace.turn('a', DELAY, signal), pace.turn('a', DELAY, signal)]);
  await Promise.all(turns.map(turn => turn.then(() => void begun.push(performance.now()))));
  const gaps = begun.slice(1).map((at, index) => at - (begun[index] ?? 0));
  expect(gaps).toHaveLength(5);
  // By the clock of the database, and what it takes to hear of it.
  expect((begun.at(-1) ?? 0) - (begun[0] ?? 0)).toBeGreaterThan(5 * DELAY - 15);
  const [first, second] = paces;
  const start = performance.now();
  await first?.hold('a', 4 * DELAY);
  await forgetFreeHosts(database);
  await second?.turn('a', 0, signal);
  expect(performance.now() - start).toBeGreaterThan(4 * DELAY - 5);
  await database.close();
});
