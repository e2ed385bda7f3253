import type { WireEvent } from '@assent/shared';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveTurn } from './live-turn.ts';
import { type Sink, TurnWriter } from './turn-writer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A turn that emits these events. */
function liveTurn() {
  const ended = Promise.withResolvers<void>();
  let emit = (_: readonly WireEvent[]): void => {};
  const turn = new LiveTurn({
    owner: 'ann',
    turnId: undefined,
    grace: 60_000,
    run: async (_, given) => {
      emit = given;
      await ended.promise;
    },
    report: () => {},
  });
  return {
    turn,
    say: (...contents: string[]) => emit(contents.map(content => ({ content }))),
    async end() {
      ended.resolve();
      await turn.ended;
    },
  };
}

class FakeSink implements Sink {
  ready = true;
  written: string[] = [];
  calls: string[] = [];

  write(text: string): void {
    this.written.push(text);
  }

  end(): void {
    this.calls.push('end');
  }

  destroy(): void {
    this.calls.push('destroy');
  }

  get contents(): string[] {
    return [...this.written.join('').matchAll(/^data: (.*)$/gm)].map(
      ([, json = '']) => JSON.parse(json).content,
    );
  }
}

const OPTIONS = { after: 0, heartbeat: 15_000, readerDeadline: 30_000 };

test('a reader gets everything once, in order, and then the end, however it stops and starts', async () => {
  const step = fc.oneof(
    fc.constantFrom<'stop' | 'start'>('stop', 'start'),
    fc.array(fc.string(), { maxLength: 3 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async steps => {
      const { turn, say, end } = liveTurn();
      const sink = new FakeSink();
      const writer = new TurnWriter({ ...OPTIONS, turn }, sink);
      for (const next of steps) {
        if (typeof next !== 'string') say(...next);
        else {
          const written = sink.written.length;
          sink.ready = next === 'start';
          if (sink.ready) writer.pump();
          else expect(sink.written.length).toBe(written);
        }
      }
      await end();
      sink.ready = true;
      writer.pump();
      expect(sink.contents).toEqual(steps.flatMap(said => (typeof said === 'string' ? [] : said)));
      expect(sink.calls).toEqual(['end']);
    }),
    { numRuns: 150 },
  );
});

describe('a reader that takes nothing', () => {
  test('gets nothing more, and is disconnected after the deadline; the turn continues', () => {
    const { turn, say } = liveTurn();
    const sink = new FakeSink();
    const writer = new TurnWriter({ ...OPTIONS, turn }, sink);
    sink.ready = false;
    const before = sink.written.length;
    say('one');
    vi.advanceTimersByTime(29_000);
    say('two');
    expect([sink.written.length, sink.calls]).toEqual([before, []]);
    vi.advanceTimersByTime(1_500);
    expect(sink.calls).toEqual(['destroy']);
    writer.stop();
    say('three');
    expect(turn.events.eventChunkAfter(0)).toMatchObject({ last: 3 });
  });

  test('is disconnected at the end of the turn, too', async () => {
    const { turn, say, end } = liveTurn();
    const sink = new FakeSink();
    new TurnWriter({ ...OPTIONS, turn }, sink);
    say('one');
    await end();
    expect(sink.calls).toEqual(['end']);
    vi.advanceTimersByTime(30_500);
    expect(sink.calls).toEqual(['end', 'destroy']);
  });

  test('gets a new deadline whenever it takes something', () => {
    const { turn, say } = liveTurn();
    const sink = new FakeSink();
    const writer = new TurnWriter({ ...OPTIONS, turn }, sink);
    for (let round = 0; round < 5; round += 1) {
      sink.ready = false;
      say('more');
      vi.advanceTimersByTime(20_000);
      sink.ready = true;
      writer.pump();
    }
    expect(sink.calls).toEqual([]);
    writer.stop();
  });

  test('disconnects a reader whose next events are forgotten', () => {
    const { turn, say } = liveTurn();
    const sink = new FakeSink();
    const writer = new TurnWriter({ ...OPTIONS, turn }, sink);
    sink.ready = false;
    for (let round = 0; round < 6; round += 1) say('x'.repeat(1_000_000));
    sink.ready = true;
    writer.pump();
    expect(sink.calls).toEqual(['destroy']);
  });
});

test('sends heartbeats, but not to a slow reader and not after the end', async () => {
  const { turn, end } = liveTurn();
  const sink = new FakeSink();
  const writer = new TurnWriter({ ...OPTIONS, turn }, sink);
  vi.advanceTimersByTime(31_000);
  expect(sink.written).toEqual([': assent\n\n', ': still here\n\n', ': still here\n\n']);
  sink.ready = false;
  vi.advanceTimersByTime(15_000);
  expect(sink.written).toHaveLength(3);
  sink.ready = true;
  writer.pump();
  await end();
  vi.advanceTimersByTime(15_000);
  expect(sink.written).toHaveLength(3);
});
