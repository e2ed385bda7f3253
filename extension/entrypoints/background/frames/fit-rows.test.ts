import { expect, test } from 'vitest';
import { descriptionWords } from '../../../page/descriptions/description-words.ts';
import { countTokens } from '../../../page/reading/count-tokens.ts';
import { fitRows } from './fit-rows.ts';

function fitted(desc: string, count = 1, language: 'zh' | 'en' = 'en'): string[] {
  const rows = Array.from({ length: count }, (_, index) => ({ id: `e_bcdfg${index + 1}`, desc }));
  return fitRows(rows, descriptionWords(language)).map(row => row.desc);
}

test('keeps short rows, even with brackets and commas in their texts', () => {
  for (const desc of [
    'button: Save',
    'input: Budget (USD) (placeholder: 25000, type: number, required)',
    'select: Size (value: a, b, options: a|b|c (large), 1 of 2, near: Shirts, blue (new))',
    'button:  (current, near: Inbox, dialog: Mail, old)',
    'clickable: near (value',
  ])
    expect(fitted(desc)).toEqual([desc]);
  expect(fitted('输入框:搜索(placeholder:搜索,已填写,第1个/共2个,附近:首页)', 1, 'zh')).toEqual([
    '输入框:搜索(placeholder:搜索,已填写,第1个/共2个,附近:首页)',
  ]);
});

test('cuts a long name and nearby text at a word, and keeps our own words', () => {
  const long = 'Lunch tomorrow? Hey, are you free for lunch tomorrow at noon or a bit later in the day';
  expect(fitted(`button: ${long} (current, 2 of 3, near: ${long}, dialog: Mail)`)).toEqual([
    'button: Lunch tomorrow? Hey, are you free for lunch… (current, 2 of 3, near: Lunch tomorrow? Hey, are…, dialog: Mail)',
  ]);
});

test('counts a wide character as two', () => {
  const [desc = ''] = fitted(`链接:${'汉'.repeat(60)}(附近:${'字'.repeat(40)})`, 1, 'zh');
  expect(desc).toBe(`链接:${'汉'.repeat(23)}…(附近:${'字'.repeat(12)}…)`);
});

test('fits thirty full rows into 800 tokens', () => {
  const text = '这是一段很长的文字'.repeat(9);
  const hints = `placeholder:${text.slice(0, 40)},值:${text.slice(0, 40)},附近:${text.slice(0, 40)}`;
  for (const desc of [`按钮:${text}(附近:${text.slice(0, 40)})`, `输入框:${text}(${hints})`]) {
    const rows = fitted(desc, 30, 'zh');
    const tokens = rows.reduce((sum, row, index) => sum + countTokens(`e_bcdfg${index + 1} ${row}`), 0);
    expect(tokens).toBeLessThanOrEqual(800);
    expect(tokens).toBeGreaterThan(400);
  }
});
