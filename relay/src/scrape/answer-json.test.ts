import { monitorEventLoopDelay } from 'node:perf_hooks';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
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

describe('patterns of a schema', () => {
  const problemsOf = (value: unknown, schema: Record<string, unknown>) =>
    schemaProblems(value, schema, threads, AbortSignal.timeout(60_000));

  test('a text and a name that do not match are problems', async () => {
    const schema = {
      type: 'object',
      properties: { code: { type: 'string', pattern: '^\\p{Lu}{2}(?!00)\\d\\d$' } },
      patternProperties: { '^x-': { type: 'number' } },
      additionalProperties: false,
    };
    expect(await problemsOf({ code: 'ÄB12', 'x-a': 1 }, schema)).toEqual([]);
    expect(await problemsOf({ code: 'ÄB00' }, schema)).toEqual([expect.stringMatching(/^code: .*pattern/)]);
    expect(await problemsOf({ 'x-a': 'one' }, schema)).toContainEqual(expect.stringMatching(/^x-a: /));
    expect(await problemsOf({ other: 1 }, schema)).not.toEqual([]);
  });

  test('one that backtracks for ever ends, and this thread works on meanwhile', async () => {
    const delays = monitorEventLoopDelay({ resolution: 10 });
    delays.enable();
    const problems = await problemsOf(`${'a'.repeat(50_000)}!`, { pattern: '^(a+)+$' });
    delays.disable();
    expect(problems).toEqual([expect.stringContaining('too long to check')]);
    // Nanoseconds. The check takes two seconds of its own thread.
    expect(delays.max).toBeLessThan(1e9);
    expect(await problemsOf('aaa', { pattern: '^(a+)+$' })).toEqual([]);
  });

  test('as in JavaScript', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', 'é', '😀', ' ', '\u00a0', '\n', '1', '.'),
      maxLength: 8,
    });
    const atom = fc.constantFrom(
      'a',
      '😀',
      '.',
      '\\s',
      '\\d',
      '\\w',
      '[^a1]',
      '[😀b]',
      '\\p{L}',
      '\\u0061',
      '\\.',
      '(a|b)',
      '(?=1)',
      '\\b',
    );
    const part = fc
      .tuple(atom, fc.constantFrom('', '', '+', '*', '?', '{2}', '{0,1001}'))
      .map(([one, times]) => (/^(\(\?|\\b)/.test(one) ? one : one + times));
    const pattern = fc
      .tuple(
        fc.constantFrom('', '^'),
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '$'),
      )
      .map(([start, parts, end]) => start + parts.join('') + end);
    await fc.assert(
      fc.asyncProperty(pattern, text, async (pattern, value) => {
        const problems = await problemsOf(value, { type: 'string', pattern });
        expect(problems.length === 0).toBe(new RegExp(pattern, 'u').test(value));
      }),
      { numRuns: 300 },
    );
  });
});
