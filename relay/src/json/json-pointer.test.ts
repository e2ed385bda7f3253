import { expect, test } from 'vitest';
import { leadsSomewhere, pointerSteps } from './json-pointer.ts';

const WHOLE = { teas: [{ price: 4.5, 'a/b~c': null }], '': 1 };

test.each(['', '/', '/teas', '/teas/0', '/teas/0/price', '/teas/0/a~1b~0c'])(
  '%j leads somewhere',
  pointer => {
    expect(leadsSomewhere(pointer, WHOLE)).toBe(true);
  },
);

test.each([
  '/nope/7',
  '/teas/1',
  '/teas/00',
  '/teas/-',
  '/teas/length',
  '/teas/0/price/x',
  '/toString',
  '/__proto__',
  'teas',
  '#/teas',
  '/teas/0/a/b~c',
])('%j leads nowhere', pointer => {
  expect(leadsSomewhere(pointer, WHOLE)).toBe(false);
});

test('escapes are read once', () => {
  expect(pointerSteps('/~01/a')).toEqual(['~1', 'a']);
});
