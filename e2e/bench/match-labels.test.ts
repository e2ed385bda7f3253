import { expect, test } from 'vitest';
import { isSameTarget } from './match-labels.ts';

const card = { left: 0, top: 0, right: 300, bottom: 200 };
const middle = { left: 100, top: 80, right: 200, bottom: 120 };
const corner = { left: 280, top: 180, right: 300, bottom: 200 };

test('the link that fills a list item stands for the item, and the item for the link', () => {
  expect(isSameTarget('inner', middle, card)).toBe(true);
  expect(isSameTarget('outer', card, middle)).toBe(true);
});

test('a small button in the corner of a card stands for nothing but itself', () => {
  expect(isSameTarget('inner', corner, card)).toBe(false);
  expect(isSameTarget('outer', card, corner)).toBe(false);
});

test('a label is its field, and what only lies in the same place is something else', () => {
  expect(isSameTarget('label', corner, card)).toBe(true);
  expect(isSameTarget('none', card, card)).toBe(false);
  expect(isSameTarget('same', card, card)).toBe(true);
});
