import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepKnown } from './relay-log.ts';

test('leaves out unknown fields, and text that is not a name', () => {
  const given = {
    event: 'turn',
    message: 'canary',
    error: 'two\nlines',
    status: 200,
    tools: ['a:failed', '<b>'],
  };
  expect(keepKnown(given)).toEqual({ event: 'turn', status: 200 });
});

test('nothing nested gets through', () => {
  fc.assert(
    fc.property(fc.object(), nested => {
      expect(keepKnown({ model: nested, headers: nested, event: nested })).toEqual({});
    }),
    { numRuns: 100 },
  );
});
