import { expect, test, vi } from 'vitest';
import { NoAnswer } from '../../../messaging/failures.ts';
import { settle, simulatedClock } from '../../../testing/simulation/simulated-clock.ts';
import { askAgain } from './ask-again.ts';

test('all attempts share one time budget', async () => {
  const clock = simulatedClock();
  const ask = vi
    .fn(async (_budget: number) => 'answer')
    .mockRejectedValueOnce(new NoAnswer('interrupted', 'The worker was killed.'));
  const asked = askAgain(ask, clock, 'No answer.');
  await settle();
  clock.advance(1_000);
  expect(await asked).toBe('answer');
  const [[first = 0] = [], [second = 0] = []] = ask.mock.calls;
  expect(first).toBe(30_000);
  expect(second).toBeLessThan(first);
  expect(second).toBeGreaterThan(0);
});
