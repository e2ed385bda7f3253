import { expect, test } from 'vitest';
import { listOptions, matchOption, splitNames } from './match-option.ts';

const OPTIONS = [
  { label: 'Germany', value: 'de' },
  { label: 'Germany (East)', value: 'dd' },
  { label: ' New  Zealand ', value: 'nz' },
  { label: '中国', value: 'cn' },
  { label: 'fr - Français', value: '1' },
  { label: ' - Choose -  - ', value: '2' },
];

test.each([
  ['Germany', 'de'],
  ['germany', 'de'],
  ['de', 'de'],
  ['new zealand', 'nz'],
  ['New', 'nz'],
  ['中国', 'cn'],
  ['Ｇermany', 'de'],
  ['français', '1'],
  ['Ger', undefined],
  ['France', undefined],
  ['', undefined],
])('"%s" means %s', (wanted, value) => {
  expect(matchOption(OPTIONS, wanted)?.value).toBe(value);
});

test('splits names at commas of either language', () => {
  expect(splitNames('A, B、C，D;E')).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('lists what has a word of the wanted name first', () => {
  expect(listOptions(OPTIONS, 'Zealand (North)')).toMatch(/^New {1,2}Zealand \| Germany \|/u);
});
