import { expect, test } from 'vitest';
import { lookalikeScripts } from './lookalikes.ts';

test.each([
  ['PаyPal', ['Latn', 'Cyrl']],
  ['Sign in to аррӏе', ['Latn', 'Cyrl']],
  ['Сасӏе', ['Cyrl']],
  ['Gοοgle', ['Latn', 'Grek']],
  ['ѕһор', ['Cyrl']],
  ['Buy сосо', ['Latn', 'Cyrl']],
  ['рау-pal', ['Latn', 'Cyrl']],
  ['ΗΟΜΕ page', ['Latn', 'Grek']],
  ['ᎪᏢᏢᏞᎬ', ['Cher']],
  ['ꓖꓳꓳGLE', ['Latn', 'Lisu']],
  ['𝗣𝗮𝘆', ['Zmth']],
  ['Ｐay', ['Latn']],
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
  'Море Mediterranean',
  'СССР (USSR)',
  'Тест test',
  'Метро Metro',
  'ВСЕ (all)',
  'Кот vs Cat',
  'сор and more',
  'web-сайт',
  '10 kΩ',
  'α-Amylase test',
  'Ｐａｙ',
])('does not mark %s', text => {
  expect(lookalikeScripts(text)).toEqual([]);
});
