import type { WireEvent } from '@assent/shared';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventsIn, type LoggedEvent, readEvents, TurnLog } from './turn-log.ts';

const event = fc.record({ content: fc.string({ unit: 'binary', maxLength: 8 }) });
const batches = fc.array(fc.array(event, { maxLength: 5 }), { maxLength: 8 });

function logOf(given: readonly (readonly WireEvent[])[]): TurnLog {
  const log = new TurnLog();
  for (const events of given) log.append(events);
  return log;
}

function restOf(log: TurnLog, after: number): LoggedEvent[] {
  const rest: LoggedEvent[] = [];
  for (let last = after; ; ) {
    const eventChunk = log.eventChunkAfter(last);
    if (!eventChunk) return rest;
    rest.push(...eventsIn(eventChunk));
    last = eventChunk.last;
  }
}

test('from any position and in any batches: returns each event once, in order and unchanged', () => {
  fc.assert(
    fc.property(batches, fc.nat({ max: 40 }), (given, start) => {
      const log = logOf(given);
      const all = given.flat().map((logged, index) => ({ id: index + 1, event: logged }));
      const after = start % (all.length + 1);
      expect(restOf(log, after)).toEqual(all.slice(after));
      expect([log.reaches(0), log.reaches(all.length), log.reaches(all.length + 1)]).toEqual([
        true,
        true,
        false,
      ]);
    }),
  );
});

test('joins thousands of events without a loss or a repetition', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 2500 }), fc.nat(2500), (count, start) => {
      const given = Array.from({ length: count }, (_, index) => [{ content: `word ${index}` }]);
      const log = logOf(given);
      const after = start % (count + 1);
      const all = given.flat().map((logged, index) => ({ id: index + 1, event: logged }));
      expect(restOf(log, after)).toEqual(all.slice(after));
      expect(log.size).toBe(
        restOf(log, 0).reduce((sum, { id, event: logged }) => sum + sizeOf(id, logged), 0),
      );
    }),
    { numRuns: 20 },
  );
});

function sizeOf(id: number, logged: WireEvent): number {
  return `data: ${JSON.stringify(logged)}\nid: ${id}\n\n`.length;
}

test('gives all readers the same bytes', () => {
  const log = logOf([[{ content: 'one' }], [{ content: 'two' }, { content: '三\n' }]]);
  const whole =
    'data: {"content":"one"}\nid: 1\n\ndata: {"content":"two"}\nid: 2\n\ndata: {"content":"三\\n"}\nid: 3\n\n';
  expect(log.eventChunkAfter(0)).toEqual({ first: 1, last: 3, text: whole });
  expect(log.eventChunkAfter(2)?.text).toBe(whole.slice(whole.indexOf('data: {"content":"三')));
});

describe('a full log', () => {
  const long = { content: 'x'.repeat(500_000) };

  test('forgets its beginning, and reports it', () => {
    const log = logOf(Array.from({ length: 6 }, () => [long]));
    expect([0, 2, 3, 6].map(after => log.reaches(after))).toEqual([false, false, true, true]);
    expect(() => log.eventChunkAfter(0)).toThrow('too slow');
  });

  test('keeps an event that is longer than the limit', () => {
    const log = logOf([[long], [{ content: 'x'.repeat(3_000_000) }]]);
    expect([log.reaches(0), log.reaches(1)]).toEqual([false, true]);
    expect(eventsIn(log.eventChunkAfter(1) ?? { first: 0, last: 0, text: '' })).toHaveLength(1);
  });

  test('hands out a little at a time', () => {
    const log = logOf(Array.from({ length: 3 }, () => [long]));
    expect(log.eventChunkAfter(0)).toMatchObject({ first: 1, last: 1 });
  });
});

test('notifies a follower of new events and of the end, until it leaves', () => {
  const log = new TurnLog();
  let calls = 0;
  const stop = log.follow(() => {
    calls += 1;
  });
  log.append([{ content: 'a' }]);
  log.append([]);
  log.end();
  stop();
  log.end();
  expect(calls).toBe(2);
});

test('events are read as they come, up to the end', async () => {
  const log = logOf([[{ content: 'a' }]]);
  const contents: unknown[] = [];
  for await (const { id, event: read } of readEvents(log, 0, new AbortController().signal)) {
    contents.push(read);
    if (id === 1) queueMicrotask(() => log.append([{ content: 'b' }]));
    if (id === 2) queueMicrotask(() => log.end());
  }
  expect(contents).toEqual([{ content: 'a' }, { content: 'b' }]);
});
