import { expect, test } from 'vitest';
import { longestTasks, type TraceEvent } from './longest-tasks.ts';

function event(name: string, ts: number, dur = 0, more: Partial<TraceEvent> = {}): TraceEvent {
  return { name, pid: 1, tid: 1, ts, dur, ...more };
}

const start = event('bench-start', 100);
const end = event('bench-end', 90_000);

test('measures the longest task between the marks, in milliseconds, on the thread of the run only', () => {
  const tasks = [
    event('RunTask', 0, 4000),
    event('RunTask', 5000, 7000),
    event('RunTask', 20_000, 30_000, { tid: 2 }),
    event('RunTask', 95_000, 50_000),
  ];
  expect(longestTasks([start, end, ...tasks])).toEqual([7]);
});

test('subtracts layout and excludes tasks of the page', () => {
  const page = event('FunctionCall', 21_000, 9000, { args: { data: { url: 'http://bench.test/app.js' } } });
  const tasks = [
    event('RunTask', 5000, 7000),
    event('Layout', 6000, 2000),
    event('RunTask', 20_000, 10_000),
    page,
  ];
  expect(longestTasks([start, end, ...tasks])).toEqual([5]);
});

test('counts the busy time of the thread, not its waiting time', () => {
  expect(longestTasks([start, event('RunTask', 5000, 40_000, { tdur: 3000 }), end])).toEqual([3]);
});

test('measures the longest task of each run separately', () => {
  const runs = [start, event('RunTask', 200, 3000), event('bench-end', 4000)];
  const later = [event('bench-start', 10_000), event('RunTask', 10_100, 6000), event('bench-end', 20_000)];
  expect(longestTasks([...runs, ...later])).toEqual([3, 6]);
});
