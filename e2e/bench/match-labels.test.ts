import { expect, test } from 'vitest';
import { isSameTarget } from './match-labels.ts';

const card = { left: 0, top: 0, right: 300, bottom: 200 };
const middle = { left: 100, top: 80, right: 200, bottom: 120 };
const corner = { left: 280, top: 180, right: 300, bottom: 200 };

test('treats a list item and the link that fills it as equivalent', () => {
  expect(isSameTarget('inner', middle, card)).toBe(true);
  expect(isSameTarget('outer', card, middle)).toBe(true);
});

test('treats a small button in the corner of a card as distinct from the card', () => {
  expect(isSameTarget('inner', corner, card)).toBe(false);
  expect(isSameTarget('outer', card, corner)).toBe(false);
});

test('matches a label with its field, but not elements that only share a place', () => {
  expect(isSameTarget('label', corner, card)).toBe(true);
  expect(isSameTarget('none', card, card)).toBe(false);
  expect(isSameTarget('same', card, card)).toBe(true);
});
