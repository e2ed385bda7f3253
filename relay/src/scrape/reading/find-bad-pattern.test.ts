import { expect, test } from 'vitest';
import { findBadPattern } from './find-bad-pattern.ts';

const find = (schema: Record<string, unknown>) => findBadPattern(schema, 10_000);

test.each([
  ['^\\d{3}-\\d{4}$'],
  ['^(?=.*\\d)(?!x)(?<a>.)\\k<a>$'],
  ['^\\p{Script=Greek}{1,2000}[\\u0041-\\u{1F600}]$'],
  ['^(a+)+$'],
])('%s can be checked', pattern => {
  expect(find({ pattern })).toBeUndefined();
});

test.each([
  ['(?P<name>a)', 'Invalid group'],
  ['(?i)a: b', 'Invalid group'],
  ['\\Astart', 'Invalid escape'],
  ['^\\d\\-\\d$', 'Invalid escape'],
  ['[', 'Unterminated character class'],
  ['a{2,1}', 'numbers out of order in {} quantifier'],
  ['(a?){5000000}', 'It is too large'],
])('%s can not', (pattern, reason) => {
  expect(find({ pattern })).toEqual({ pattern, path: ['pattern'], reason });
});

test('one that takes too long is found too', () => {
  const pattern = '[^a]{1,900}x?'.repeat(3000);
  expect(findBadPattern({ pattern }, 20)).toEqual({
    pattern,
    path: ['pattern'],
    reason: 'It takes too long',
  });
});

test.each([
  [
    { properties: { a: { items: { anyOf: [{ type: 'null' }, { pattern: '(' }] } } } },
    'properties.a.items.anyOf.1.pattern',
  ],
  [{ $defs: { pattern: { pattern: '(' } } }, '$defs.pattern.pattern'],
  [{ properties: { enum: { pattern: '(' }, default: {} } }, 'properties.enum.pattern'],
  [{ dependencies: { const: { pattern: '(' } } }, 'dependencies.const.pattern'],
  [{ patternProperties: { '^a': {}, '(': {} } }, 'patternProperties'],
  [{ patternProperties: { '^a': { pattern: '(' } } }, 'patternProperties.^a.pattern'],
  [{ components: { written: { pattern: '(' } } }, 'components.written.pattern'],
  [{ items: [{ pattern: '(' }] }, 'items.0.pattern'],
])('a bad pattern is found wherever a schema has one: %j', (schema, path) => {
  expect(find(schema)).toEqual({ pattern: '(', path: path.split('.'), reason: expect.any(String) });
});

test.each([
  { properties: { pattern: { type: 'string' }, patternProperties: { type: 'object' } } },
  {
    const: { pattern: '(' },
    enum: [{ pattern: '(' }],
    default: { pattern: '(' },
    examples: [{ pattern: '(' }],
  },
  { properties: true, patternProperties: null, items: [null, 1] },
])('data is no pattern: %j', schema => {
  expect(find(schema)).toBeUndefined();
});
