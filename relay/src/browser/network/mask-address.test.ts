import { expect, test } from 'vitest';
import { MASK, maskAddress } from './mask-address.ts';

const RANDOM = 'Zx81Kq0Pw7Lm3Tn9Vb2R';

test.each([
  ['https://ann:pw@a.example/', `https://${MASK}@a.example/`],
  ['https://:pw@a.example/', `https://${MASK}@a.example/`],
  ['https://a.example/?access_token=abc', `https://a.example/?access_token=${MASK}`],
  ['https://a.example/?x=1&token=abc&y=2', `https://a.example/?x=1&token=${MASK}&y=2`],
  ['https://a.example/?X-Amz-Signature=0a1b', `https://a.example/?X-Amz-Signature=${MASK}`],
  ['https://a.example/?api_key=k', `https://a.example/?api_key=${MASK}`],
  ['https://a.example/?password=hunter2', `https://a.example/?password=${MASK}`],
  ['https://a.example/?p%61ssword=hunter2', `https://a.example/?p%61ssword=${MASK}`],
  ['https://a.example/cb?code=4/0AY0e-g7', `https://a.example/cb?code=${MASK}`],
  ['https://a.example/?auth=x9x9x', `https://a.example/?auth=${MASK}`],
  ['https://a.example/?session=x9x9x', `https://a.example/?session=${MASK}`],
  ['https://a.example/?jwt=eyJhbGciOi.eyJzdWIi.c2ln', `https://a.example/?jwt=${MASK}`],
  [`https://a.example/?data=${RANDOM}`, `https://a.example/?data=${MASK}`],
  ['https://a.example/#access_token=abc&state=s1', `https://a.example/#access_token=${MASK}&state=${MASK}`],
  ['https://a.example/x;jsessionid=1A2B', `https://a.example/x;jsessionid=${MASK}`],
  ['https://a.example/reset/991822', `https://a.example/reset/${MASK}`],
  ['https://a.example/invite/lemon77x', `https://a.example/invite/${MASK}`],
  [`https://a.example/f/${RANDOM}${RANDOM}/x`, `https://a.example/f/${MASK}/x`],
  ['https://a.example/go?to=https%3A%2F%2Fb.example%2F%3Ftoken%3Dabc', `https://a.example/go?to=${MASK}`],
])('%s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});

test.each([
  'https://a.example/search?q=token+of+thanks&page=2',
  'https://a.example/?code=US&sort_key=name&error_code=E42',
  'https://a.example/products/iphone-15-pro?id=8f14e45fceea167a5a36dedd4bea2543',
  'https://a.example/commit/9fceb02d0ae598e95dc970b74767f19372d61af8',
  'https://a.example/v/dQw4w9WgXcQ',
  'https://a.example/go?to=https%3A%2F%2Fb.example%2Fpage',
])('%s stays', address => {
  expect(maskAddress(address)).toBe(address);
});

test('a long address does not take long', () => {
  const before = performance.now();
  maskAddress(`https://a.example/?${'a=/?b=&'.repeat(3_000)}`);
  maskAddress(`https://a.example/?u=${encodeURIComponent('/?u='.repeat(2_000))}`);
  maskAddress(`https://a.example/${'a1'.repeat(4_000)}`);
  expect(performance.now() - before).toBeLessThan(1_000);
});
