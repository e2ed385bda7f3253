import { expect, test } from 'vitest';
import { describeOutline } from './describe-outline.ts';

const WANTED = { snapshotId: 's_1', from: 0, depth: Number.POSITIVE_INFINITY, maxCharacters: 20_000 };

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ depth: 0, key: `n${index}`, text: `paragraph "${index}"` }));

test('a page of which next to nothing was gone through in time is told as that, however few levels are wanted', () => {
  const cut = { lines: linesOf(1), isCut: true };
  expect(() => describeOutline(cut, WANTED, 'en')).toThrow(/time was over.+part of it as target/u);
  expect(() => describeOutline(cut, WANTED, 'zh')).toThrow(/限定时间/u);
  expect(describeOutline({ ...cut, isCut: false }, WANTED, 'en')).toMatchObject({ success: true });
  const [top, ...inside] = linesOf(50);
  const deep = {
    lines: [...(top ? [top] : []), ...inside.map(line => ({ ...line, depth: 1 }))],
    isCut: true,
  };
  expect(describeOutline(deep, { ...WANTED, depth: 1 }, 'en')).toMatchObject({
    success: true,
    message: expect.stringContaining('too large to be gone through'),
  });
});
