import { expect, test } from 'vitest';
import { consentGivenAt, parseConsent } from './consent.ts';

test('reads a stored consent with its date', () => {
  const stored = consentGivenAt(new Date('2026-03-05T10:00:00Z'));
  expect(parseConsent(stored)).toEqual({ status: 'given', givenAt: '2026-03-05T10:00:00.000Z' });
});

test.each([
  ['nothing', undefined],
  ['a mere true', true],
  ['another version', { version: 1, givenAt: '2026-03-05T10:00:00Z' }],
  ['no date', { version: 2 }],
  ['a date that is none', { version: 2, givenAt: 'yesterday' }],
])('%s is no consent', (_name, stored) => {
  expect(parseConsent(stored)).toEqual({ status: 'missing' });
});
