import { expect, test } from 'vitest';
import { withoutBulk } from './ending.ts';

test('a stored row has the count and message of what was read, not the content', () => {
  const links = [{ text: 'One', href: 'https://a.test/', title: '' }];
  const outcome = { success: true, message: 'Found 1 link.', count: 1, links, metadata: { title: 'A' } };
  expect(withoutBulk({ status: 'ended', outcome: { ...outcome, value: 'long '.repeat(1_000) } })).toEqual({
    status: 'ended',
    outcome: { success: true, message: 'Found 1 link.', count: 1 },
  });
});

test('keeps the value of a field', () => {
  const progress = { status: 'ended', outcome: { success: true, message: 'Filled.', value: 'Ada' } } as const;
  expect(withoutBulk(progress)).toEqual(progress);
  expect(withoutBulk({ status: 'started' })).toEqual({ status: 'started' });
});
