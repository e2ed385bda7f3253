import { expect, test } from 'vitest';
import { maskNear, maskUnasked } from './mask-unasked.ts';

test.each([
  ['Copy xV3-kuR8-bbQ2', 'Copy ••••••'],
  ['9f3ac2d81b7e40563f9ac2d81b7e4011', '••••••'],
  ['774 201 – resend code', '•••••• – resend code'],
])('%s', (name, masked) => {
  expect(maskUnasked(name)).toBe(masked);
});

test.each(['Copy link 2', 'API key grafana-prod-2', 'Reorder order 302-8841927-5530142', 'Commit 3b18e51'])(
  'leaves the name %s',
  name => {
    expect(maskUnasked(name)).toBe(name);
  },
);

test.each([
  ['prod zk-lemon-77', 'Copy', 'prod ••••••'],
  ['Netflix netfl1x-chill', 'Edit', 'Netflix ••••••'],
  ['Tea TL-20488', 'Add to cart', 'Tea TL-20488'],
  ['Order 302-8841927', 'Show', 'Order 302-8841927'],
  ['RTX4070Ti 16GB', 'Buy', 'RTX4070Ti 16GB'],
])('near: %s, of %s', (near, name, masked) => {
  expect(maskNear(near, name)).toBe(masked);
});
