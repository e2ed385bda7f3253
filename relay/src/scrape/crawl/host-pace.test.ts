import { expect, test } from 'vitest';
import { HostPace } from './host-pace.ts';

/** Milliseconds. Timers may end a part of one early. */
const DELAY = 50;

test('requests to one host keep their distance, and other hosts do not wait', async () => {
  const pace = new HostPace();
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
  const pace = new HostPace();
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
