import { expect, test } from 'vitest';
import { asksForAnswer, isAnswer, maskAnswers } from './security-answers.ts';

test.each([
  ["Mother's maiden name: Lindqvist", "Mother's maiden name: ••••••"],
  ['What was your first pet? Rex', 'What was your first pet? ••••••'],
  ['Q: What city were you born in? A: Oslo', 'Q: What city were you born in? A: ••••••'],
  ['Security answer: blue door', 'Security answer: ••••••'],
  ['Memorable word — hazelnut', 'Memorable word — ••••••'],
  ['Name of first pet - Biscuit', 'Name of first pet - ••••••'],
  ['Geburtsname der Mutter: Rosenbaum', 'Geburtsname der Mutter: ••••••'],
  ['Nom de jeune fille de votre mère : Lefèvre', 'Nom de jeune fille de votre mère : ••••••'],
  ['Nombre de tu primera mascota: Canela', 'Nombre de tu primera mascota: ••••••'],
  ['Favourite childhood book: The Moomins', 'Favourite childhood book: ••••••'],
  ['the answer to your security question was "Oslo"?', 'the answer to your security question was "••••••"?'],
  [
    'Question secrète : nom de votre premier animal — Rex',
    'Question secrète : nom de votre premier animal — ••••••',
  ],
])('%s', (text, masked) => {
  expect(maskAnswers(text)).toBe(masked);
});

test.each([
  'Mother: Anna Li',
  'Maiden name: Ek',
  'Pets: not allowed',
  'Favourite colour: green',
  'Favourite book: Emma',
  'First school: Hill High',
  'Security question: What was your first pet?',
  'Security question: change',
  'How do I reset my password? See below',
  'Where were you born? In a small village near the sea, long ago',
  'What was the first car ever built? The Benz',
])('leaves %s', text => {
  expect(maskAnswers(text)).toBe(text);
});

test('a question for everybody asks for no secret', () => {
  expect(asksForAnswer('What is your mother’s maiden name?')).toBe(true);
  expect(asksForAnswer('What is your budget?')).toBe(false);
});

test('an answer has few words, and says nothing', () => {
  expect(isAnswer('The Moomins')).toBe(true);
  expect(isAnswer('the same as above')).toBe(false);
  expect(isAnswer('Change')).toBe(false);
  expect(isAnswer('At home, with my family, watching the news.')).toBe(false);
});
