import { expect, test } from 'vitest';
import { differenceOf, isComplaint, isSaving, tokensOf } from './answer-words.ts';

test.each([
  'Saving…',
  'All changes saved',
  'You have unsaved changes',
  'No changes',
  'Draft saved at 10:32',
  'Alle Änderungen gespeichert',
  'Toutes les modifications enregistrées',
  'Salvato',
  '草稿已保存',
  '正在保存',
])('“%s” says whether the work is saved', text => {
  expect(isSaving(text)).toBe(true);
});

test.each([
  'Ada draft',
  'Draft for me',
  'Salvador',
  'Salvatore',
  '王伟的草稿',
  'Entwurf von mir',
  'Saved by Ada',
])('“%s” says more than whether the work is saved', text => {
  expect(isSaving(text)).toBe(false);
});

test.each([
  'Required',
  'Please enter your first name',
  'Name is required',
  'Pflichtfeld',
  '不能为空',
  '请输入姓名',
])('“%s” is a complaint', text => {
  expect(isComplaint(text)).toBe(true);
});

test.each(['Goes to Ada only', 'for the guests', 'arrives on Monday', 'Please ask Ada', 'musty'])(
  '“%s” is no complaint',
  text => {
    expect(isComplaint(text)).toBe(false);
  },
);

test('digits of every script are figures', () => {
  expect(tokensOf('طلب ١٠٤٣').map(({ figure }) => figure)).toEqual([undefined, 1043]);
  expect(tokensOf('१०४३').map(({ figure }) => figure)).toEqual([1043]);
});

test.each([
  ['Order 3', true, false],
  ['3 orders', false, true],
  ['Step 2 of 3', true, true],
  ['Profile 50% complete', true, true],
  ['Cart (3)', false, false],
])('the first figure of “%s” stands after a word: %s, counts: %s', (text, isAfterWord, isCounting) => {
  expect(tokensOf(text).find(({ figure }) => figure !== undefined)).toMatchObject({
    isAfterWord,
    isCounting,
  });
});

test('a plural is the same word, but a name with another letter is not', () => {
  expect(differenceOf('2 items', '3 item').fresh.map(({ exact }) => exact)).toEqual(['3']);
  expect(differenceOf('William', 'Williams').fresh.map(({ exact }) => exact)).toEqual(['williams']);
});
