import { afterAll, expect, test } from 'vitest';
import { readAnswerJson, schemaProblems } from './answer-json.ts';
import { PageThreads } from './reading/page-threads.ts';

const threads = new PageThreads();
afterAll(() => threads.stop());

test.each([
  ['{"a":1}', { a: 1 }],
  ['12.5', 12.5],
  ['null', null],
  ['```json\n{"a":[1,2]}\n```', { a: [1, 2] }],
  ['Here it is:\n```\n[1]\n```\nAnything else?', [1]],
  ['It is {"a":{"b":"}"}}, as the page says.', { a: { b: '}' } }],
  ['I found nothing.', undefined],
  ['{"a":1', undefined],
  ['', undefined],
])('the JSON in %j', (answer, value) => {
  expect(readAnswerJson(answer)).toEqual(value);
});

test('what does not fit a schema is named by its place', async () => {
  const schema = {
    type: 'object',
    required: ['price'],
    properties: { price: { type: 'number' }, name: { type: 'string' } },
  };
  const problemsOf = (value: unknown, given: Record<string, unknown> = schema) =>
    schemaProblems(value, given, threads, AbortSignal.timeout(60_000));
  expect(await problemsOf({ price: 1 })).toEqual([]);
  expect(await problemsOf({ price: '1' })).toEqual([expect.stringMatching(/^price: /)]);
  expect(await problemsOf(undefined)).toEqual([expect.stringContaining('Expected JSON')]);
  expect(await problemsOf({}, { $ref: '#/nowhere' })).not.toEqual([]);
});
