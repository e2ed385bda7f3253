import { expect, test } from 'vitest';
import { tokenizeText } from './tokenize-text.ts';

test('cuts Chinese into pairs and other scripts into words', () => {
  expect(tokenizeText('连接模型：`no_change`, 用 Ollama。')).toEqual([
    '连接',
    '接模',
    '模型',
    'no_change',
    '用',
    'Ollama',
  ]);
  expect(tokenizeText('在Chrome里')).toEqual(['在', 'Chrome', '里']);
});

test('every pair of a phrase is in the text that contains the phrase', () => {
  const words = new Set(tokenizeText('每个操作都要批准，一次批准只用一次'));
  expect(tokenizeText('一次批准').every(word => words.has(word))).toBe(true);
});

test('needs nothing outside itself, because the browser gets its source alone', () => {
  const alone: unknown = new Function(`return (${tokenizeText.toString()})('自己的后端')`)();
  expect(alone).toEqual(['自己', '己的', '的后', '后端']);
});
