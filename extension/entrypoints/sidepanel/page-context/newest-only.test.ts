import { expect, test } from 'vitest';
import { newestOnly } from './background-page-access.ts';

test('sends only the newest of the requests that come during another', async () => {
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const ask = newestOnly((number: number) => {
    asked.push(number);
    return new Promise<number>(resolve => answers.push(() => resolve(number)));
  });
  const first = ask(1);
  const others = [ask(2), ask(3), ask(4)];
  expect(asked).toEqual([1]);
  answers.shift()?.();
  expect(await first).toBe(1);
  await expect.poll(() => asked).toEqual([1, 4]);
  answers.shift()?.();
  expect(await Promise.all(others)).toEqual([4, 4, 4]);
  const last = ask(5);
  answers.shift()?.();
  expect(await last).toBe(5);
});

test('a failed request does not delay the next', async () => {
  const ask = newestOnly(async (word: string) => {
    if (word === 'bad') throw new Error(word);
    return word;
  });
  const bad = ask('bad');
  const good = ask('good');
  await expect(bad).rejects.toThrow('bad');
  expect(await good).toBe('good');
});
