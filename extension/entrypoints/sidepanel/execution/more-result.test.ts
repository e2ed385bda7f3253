import { expect, test } from 'vitest';
import { turnMessages } from '../ports/ports.ts';
import { moreResult } from './results.ts';

const FOUND = { elements: [{ id: 'e_1', desc: 'button: Pay' }], offset: 30, total: 40 };

test.each(['en', 'zh'] as const)('a part states how to get the next one, in %s', language => {
  const result = moreResult(FOUND, turnMessages(language));
  expect(result).toMatchObject({ success: true, total: 40, next_offset: 31 });
  expect(result.more).toContain('offset: 31');
  expect(result).not.toHaveProperty('next_from');
  expect(moreResult({ ...FOUND, total: 31 }, turnMessages(language))).not.toHaveProperty('next_offset');
});

test.each(['en', 'zh'] as const)(
  'a page too large for one pass states where to continue, in %s',
  language => {
    const result = moreResult({ ...FOUND, nextFrom: 4200 }, turnMessages(language));
    expect(result.next_from).toBe(4200);
    expect(result.partial).toContain('from: 4200');
  },
);
