import { expect, test } from 'vitest';
import { LiveTurns } from './live-turns.ts';

const keyOf = (sessionId: string) => ({ sessionId, owner: 'ann' });

test('of turns that have ended the oldest are forgotten where they take too much, but none that is being read', async () => {
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
