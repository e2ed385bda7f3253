import { expect, test } from 'vitest';
import { mayNameSecret } from './harmless-words.ts';

test.each([
  'In what city were you born?',
  'Name der ersten Schule',
  'Apellido de soltera de su madre',
  'Nazwisko panieńskie matki',
  'Девичья фамилия матери',
  '母亲的姓氏',
  'Sicherheitsfrage: Antwort',
])('%s asks for a secret', label => {
  expect(mayNameSecret(label)).toBe(true);
});

test.each(['First name', 'School', 'City', 'Mother’s Day', 'Where do you want to go?', 'Adresse'])(
  '%s does not',
  label => {
    expect(mayNameSecret(label)).toBe(false);
  },
);
