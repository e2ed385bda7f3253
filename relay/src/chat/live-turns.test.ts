import type { WireEvent } from '@assent/shared';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { fitLogs, LiveTurns } from './live-turns.ts';
import { type Sink, TurnWriter } from './turn-writer.ts';

afterEach(() => void vi.useRealTimers());

const keyOf = (sessionId: string) => ({ sessionId, owner: 'ann' });

test('forgets the oldest ended turns beyond the limit, but none that is being read', async () => {
  const turns = new LiveTurns({ grace: 1000, maxSize: 250 });
  const say = async (id: string, isRead: boolean): Promise<void> => {
    const turn = turns.begin(keyOf(id), {
      id,
      turnId: undefined,
      run: async (_, emit) => emit([{ content: 'x'.repeat(70) }]),
      report() {},
    });
    if (isRead) turn.attend();
    await turn.ended;
  };
  await say('read', true);
  for (const id of ['a', 'b', 'c']) await say(id, false);
  const found = await Promise.all(['read', 'a', 'b', 'c'].map(id => turns.find(keyOf(id), undefined)));
  expect(found.map(turn => turn !== undefined)).toEqual([true, false, false, true]);
});

test('no timer holds a forgotten turn', async () => {
  vi.useFakeTimers();
  const turns = new LiveTurns({ grace: 1000, maxEnded: 2 });
  const run = async (): Promise<void> => {};
  for (const id of ['a', 'b', 'c', 'd', 'e', 'e'])
    await turns.begin(keyOf(id), { id, turnId: undefined, run, report() {} }).ended;
  turns.forget(keyOf('d').sessionId);
  await vi.advanceTimersByTimeAsync(1);
  const [ofTheStoredTurn, ofTheLook] = [1, 1];
  expect(vi.getTimerCount()).toBe(ofTheStoredTurn + ofTheLook);
  await vi.advanceTimersByTimeAsync(20 * 60 * 1000);
  expect(await turns.find(keyOf('e'), undefined)).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

/** Takes everything, or nothing any more. */
class FakeSink implements Sink {
  ready = true;
  isDestroyed = false;

  write(): void {}
  end(): void {}
  destroy(): void {
    this.isDestroyed = true;
  }
}

test('limits all logs together: disconnects the slowest reader, and no other', async () => {
  vi.useFakeTimers();
  const turns = new LiveTurns({ grace: 60_000, maxTotal: 10_000 });
  const begin = (id: string) => {
    const ended = Promise.withResolvers<void>();
    let emit = (_: readonly WireEvent[]): void => {};
    const turn = turns.begin(keyOf(id), {
      id,
      turnId: undefined,
      report() {},
      run: async (_, given) => {
        emit = given;
        await ended.promise;
      },
    });
    const sink = new FakeSink();
    const options = { turn, after: 0, heartbeat: 15_000, readerDeadline: 30_000 };
    const writer = new TurnWriter(options, sink);
    turn.attend();
    const say = (characters: number): void => {
      for (let said = 0; said < characters; said += 100) emit([{ content: 'x'.repeat(100) }]);
    };
    return { turn, sink, writer, say, end: ended.resolve };
  };
  const [unobservable, quick, short, over] = [begin('deaf'), begin('quick'), begin('short'), begin('over')];
  unobservable.sink.ready = false;
  over.sink.ready = false;
  short.say(1000);
  over.say(6000);
  over.end();
  await over.turn.ended;
  unobservable.say(9000);
  quick.say(9000);
  await vi.advanceTimersByTimeAsync(300);
  const sizes = [unobservable, quick, short, over].map(({ turn }) => turn.events.size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000);
  expect(short.turn.events.reaches(0)).toBe(true);
  expect([unobservable, quick, short, over].map(({ sink }) => sink.isDestroyed)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  quick.say(1000);
  expect(quick.sink.isDestroyed).toBe(false);
  for (const { writer, end } of [unobservable, quick, short]) {
    writer.stop();
    end();
  }
});

test('fits logs of any lengths to the limit, and shortens only the longest', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { maxLength: 20 }), fc.nat(5000), (sizes, most) => {
      const logs = sizes.map(size => ({
        size,
        shrink(to: number) {
          this.size = Math.floor(to);
        },
      }));
      const isCut = fitLogs(logs, most);
      const total = logs.reduce((sum, { size }) => sum + size, 0);
      expect(total).toBeLessThanOrEqual(most);
      const cut = logs.filter(({ size }, index) => size !== sizes[index]);
      const was = sizes.reduce((sum, size) => sum + size, 0);
      expect(isCut).toBe(was > most);
      if (cut.length > 0) expect(most - total).toBeLessThan(logs.length);
      for (const { size } of cut)
        expect(Math.max(...logs.map(log => log.size))).toBeLessThanOrEqual(size + 1);
    }),
  );
});
