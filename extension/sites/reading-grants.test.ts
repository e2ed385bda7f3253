import { expect, test } from 'vitest';
import { grantFor, grantForToday } from './reading-grants.ts';

test('a grant covers its own origin, from its start until midnight', () => {
  const noon = new Date(2026, 10, 22, 12).getTime();
  const midnight = new Date(2026, 10, 23).getTime();
  const grant = grantForToday('https://shop.example', noon);
  expect(grantFor([grant], grant.origin, noon)).toBe(grant);
  expect(grantFor([grant], grant.origin, midnight - 1)).toBe(grant);
  expect(grantFor([grant], grant.origin, midnight)).toBeUndefined();
  expect(grantFor([grant], grant.origin, noon - 1)).toBeUndefined();
  expect(grantFor([grant], 'https://shop.example:8443', noon)).toBeUndefined();
  expect(grantFor([grant], 'http://shop.example', noon)).toBeUndefined();
});
