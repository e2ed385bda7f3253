import { expect, test } from 'vitest';
import { maskPhraseInParts, maskPhrases } from './mask-phrases.ts';

const WORDS = 'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic'.split(' ');

test('masks a phrase with accents', () => {
  expect(
    maskPhrases('abaisser brèche cactus dauphin éclipse fatigue gazelle hublot ivoire jauge koala limace'),
  ).toBe('••••••');
});

test('masks numbered words that are lines of their own', () => {
  const lines = ['Write these down', ...WORDS.map((word, at) => `${at + 1} ${word}`), 'Done'];
  expect(maskPhraseInParts(lines)).toEqual(['Write these down', ...WORDS.map(() => '••••••'), 'Done']);
});

test('leaves a list of words without numbers', () => {
  expect(maskPhraseInParts(WORDS)).toEqual(WORDS);
});
