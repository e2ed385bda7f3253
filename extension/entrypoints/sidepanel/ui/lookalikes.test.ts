import { expect, test } from 'vitest';
import { lookalikeScripts } from './lookalikes.ts';

test.each([
  ['PаyPal', ['Latn', 'Cyrl']],
  ['Sign in to аррӏе', ['Latn', 'Cyrl']],
  ['Сасӏе', ['Cyrl']],
  ['Gοοgle', ['Latn', 'Grek']],
  ['ѕһор', ['Cyrl']],
])('marks %s', (text, scripts) => {
  expect(lookalikeScripts(text)).toEqual(scripts);
});

test.each([
  'Все',
  'НЕТ',
  'Сохранить файл PDF',
  'ABC株式会社',
  '5 μm',
  'Ελλάδα',
  'Crème brûlée',
  'iPhone 手机',
  'IT-отдел',
])('does not mark %s', text => {
  expect(lookalikeScripts(text)).toEqual([]);
});
