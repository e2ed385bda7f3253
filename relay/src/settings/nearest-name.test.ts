import { expect, test } from 'vitest';
import { nearestName } from './settings-file.ts';

test.each([
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['RELAY_KEY', 'RELAY_KEYS', 1],
  ['flaw', 'lawn', 2],
  ['same', 'same', 0],
])('from %s to %s', (given, name, edits) => {
  expect(nearestName(given, [name])).toEqual({ name, edits });
});

test('the first of the nearest names, and none without names', () => {
  expect(nearestName('cat', ['dog', 'bat', 'hat'])).toEqual({ name: 'bat', edits: 1 });
  expect(nearestName('cat', [])).toBeUndefined();
});
