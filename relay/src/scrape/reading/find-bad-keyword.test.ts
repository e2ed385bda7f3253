import { expect, test } from 'vitest';
import * as z from 'zod';
import { findBadKeyword } from './find-bad-keyword.ts';

const DRAFT_7 = 'http://json-schema.org/draft-07/schema#';

test.each([
  [
    { type: 'banana' },
    ['type'],
    'must be one of array, boolean, integer, null, number, object, string, or must be array (draft 2020-12)',
  ],
  [{ required: 'a' }, ['required'], 'must be array (draft 2020-12)'],
  [{ properties: { 'a/b': { required: true } } }, ['properties', 'a/b', 'required'], 'must be array'],
  [{ $defs: { price: { minimum: '3' } } }, ['$defs', 'price', 'minimum'], 'must be number'],
  [{ $ref: 5 }, ['$ref'], 'must be string'],
  [{ type: ['string', 'text'] }, ['type', '1'], 'must be one of array, boolean'],
  [{ items: [{ type: 'string' }] }, ['items'], 'must be object,boolean (draft 2020-12). A list of schemas'],
  [{ $defs: { a: { items: [true] } } }, ['$defs', 'a', 'items'], '"prefixItems"'],
  [{ $schema: DRAFT_7, exclusiveMinimum: true }, ['exclusiveMinimum'], 'must be number (draft 7)'],
])('%j is none', (schema, path, reason) => {
  expect(findBadKeyword(schema)).toEqual({ path, reason: expect.stringContaining(reason) });
});

test.each([{ items: 5 }, { properties: { items: [] } }, { $schema: DRAFT_7, items: 5 }])(
  '%j is no list of schemas for items',
  schema => {
    expect(findBadKeyword({ ...schema })?.reason).not.toContain('prefixItems');
  },
);

test.each([
  [{}],
  [{ $schema: DRAFT_7, items: [{ type: 'string' }] }],
  [{ $schema: 'http://json-schema.org/draft-06/schema', const: 1 }],
  [{ $schema: 'https://json-schema.org/draft/2019-09/schema', $recursiveRef: '#' }],
  [{ $schema: 'https://example.com/ours', type: 'object' }],
  [{ type: 'string', nullable: true, format: 'no such format', pattern: '(' }],
  [{ properties: { type: { enum: ['banana'], default: { type: 5 } } }, examples: [{ required: 'a' }] }],
  [z.toJSONSchema(z.object({ a: z.iso.date().nullable(), b: z.record(z.string(), z.tuple([z.int()])) }))],
])('%j is one', schema => {
  expect(findBadKeyword({ ...schema })).toBeUndefined();
});
