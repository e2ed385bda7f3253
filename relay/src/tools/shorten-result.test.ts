import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MIN_RESULT, shortenResult } from './run-within-limits.ts';

const LIMIT = 2000;

function record(value: unknown): Record<string, unknown> {
  return { value };
}

test('leaves a result that fits unchanged', () => {
  const result = { rows: [1, 2], text: 'x'.repeat(1900) };
  expect(shortenResult(result, LIMIT)).toBe(result);
});

test('cuts long texts at their end and long lists after whole items, and keeps small fields', () => {
  const rows = Array.from({ length: 500 }, (_, number) => ({ number, name: `name ${number}` }));
  const shortened = shortenResult({ url: 'https://a.test', text: 'x'.repeat(9000), rows }, 3000);
  expect(shortened).toMatchObject({
    url: 'https://a.test',
    text: expect.stringMatching(/^x{900,1100}$/),
    rows: expect.arrayContaining([rows[0], rows[20]]),
    result_cut: expect.stringMatching(
      /^Only part of the result is here; all of it has \d{5} characters\. "text" ends after \d+ of 9000 characters\. "rows" has \d\d of 500 items\.$/,
    ),
  });
});

test('cuts a single item that is too long by itself', () => {
  const shortened = shortenResult({ rows: [{ body: 'y'.repeat(50_000) }] }, LIMIT);
  expect(shortened).toMatchObject({ rows: [{ body: expect.stringMatching(/^y{900,}$/) }] });
  expect(shortened.result_cut).toContain('"rows[0].body" ends after');
});

test('many fields that are cut are counted, not all named', () => {
  const fields = Array.from({ length: 2000 }, (_, index) => [`field ${index}`, 'z'.repeat(99)]);
  const shortened = shortenResult(Object.fromEntries(fields), LIMIT);
  expect(shortened.result_cut).toMatch(/And 1\d\d\d more were cut\.$/);
});

test('any value becomes JSON within the limit, and reports its cuts', () => {
  const long = fc.string({ unit: 'binary', minLength: 500, maxLength: 3000 });
  const value = fc.oneof(
    long,
    fc.array(long, { maxLength: 8 }),
    fc.dictionary(long, fc.jsonValue()),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), value),
      fc.integer({ min: MIN_RESULT, max: 6000 }),
      (given, limit) => {
        const shortened = JSON.stringify(shortenResult(given, limit));
        expect(shortened.length).toBeLessThanOrEqual(limit);
        const cut = JSON.stringify(given).length > limit;
        expect('result_cut' in JSON.parse(shortened)).toBe(cut || 'result_cut' in given);
        expect(shortened.isWellFormed()).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

test('shortens large, deep and wide results without blocking the relay', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(200)}"${'x'.repeat(900_000)}"${'}'.repeat(200)}`);
  const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`field ${index}`, index]));
  const start = performance.now();
  JSON.stringify(JSON.parse(JSON.stringify([deep, many])));
  const plain = performance.now() - start;
  const begun = performance.now();
  expect(shortenResult(record(deep), LIMIT).result_cut).toContain('Only part');
  expect(shortenResult(many, LIMIT)).toMatchObject({
    json: expect.stringMatching(/^\{"field 0":0,/),
    result_cut: expect.stringContaining('"json" ends after'),
  });
  // To write and read it plainly takes twice as long; what looked at each part once for each other one, hundreds of times.
  expect(performance.now() - begun).toBeLessThan(3 * plain);
});

test('cuts the deepest JSON as well', () => {
  const deep = JSON.parse(`${'['.repeat(500)}"${'x'.repeat(5000)}"${']'.repeat(500)}`);
  expect(JSON.stringify(shortenResult(record(deep), LIMIT)).length).toBeLessThanOrEqual(LIMIT);
});
