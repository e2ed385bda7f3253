import type { Language } from '@assent/shared';
import { expect, test } from 'vitest';
import { wordForModel } from '../../messages/word-message.ts';
import { PageError } from '../../page/page-error.ts';
import { describeOutline } from './describe-outline.ts';

const WANTED = { snapshotId: 's_1', from: 0, depth: Number.POSITIVE_INFINITY, maxCharacters: 20_000 };

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ depth: 0, key: `n${index}`, text: `paragraph "${index}"` }));

test('an outline cut off at once is a timeout, whatever the depth', () => {
  const cut = { lines: linesOf(1), isCut: true };
  expect(refusal('en', () => describeOutline(cut, WANTED))).toMatch(
    /Time ran out.+part of it as the target/u,
  );
  expect(refusal('zh', () => describeOutline(cut, WANTED))).toMatch(/限定时间/u);
  expect(describeOutline({ ...cut, isCut: false }, WANTED)).toMatchObject({ success: true });
  const [top, ...inside] = linesOf(50);
  const deep = {
    lines: [...(top ? [top] : []), ...inside.map(line => ({ ...line, depth: 1 }))],
    isCut: true,
  };
  const { success, message } = describeOutline(deep, { ...WANTED, depth: 1 });
  expect(success).toBe(true);
  expect(wordForModel(message, 'en')).toContain('too large to read');
});

/** The text of the error that is thrown, as the model reads it. */
function refusal(language: Language, run: () => unknown): string {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof PageError) return wordForModel(thrown.text, language);
    throw thrown;
  }
  return 'nothing was thrown';
}
