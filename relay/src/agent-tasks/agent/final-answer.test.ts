import { afterAll, expect, test } from 'vitest';
import { PageThreads } from '../../scrape/reading/page-threads.ts';
import { readFinalAnswer } from './final-answer.ts';

const threads = new PageThreads();
afterAll(() => threads.stop());

const read = (text: string, schema?: Record<string, unknown>) =>
  readFinalAnswer(text, { schema }, { turns: [], threads, signal: AbortSignal.timeout(60_000) });

const OBJECT = { type: 'object' };
const NULLABLE = { type: ['object', 'null'] };

test.each([
  ['an object', '{"data": {"a": 1}}', { a: 1 }, undefined],
  ['within words', 'Here: {"data": [1], "sources": null}', [1], undefined],
  ['null that the schema allows', '{"data": null}', null, NULLABLE],
])('data fit: %s', async (_name, text, data, schema) => {
  expect(await read(text, schema)).toEqual({ kind: 'fits', data, sources: [] });
});

test.each([
  ['{"data": {"a": 1},,,}', 'no valid JSON'],
  ['It costs 4.50.', 'no valid JSON'],
  ['', 'no valid JSON'],
  ['{"price": 4.5}', 'without "data"'],
  ['[{"data": 1}]', 'without "data"'],
  ['4.5', 'without "data"'],
])('%j is no answer, with a schema or without', async (text, problem) => {
  const unreadable = { kind: 'unreadable', problems: [expect.stringContaining(problem)] };
  expect(await read(text)).toEqual(unreadable);
  expect(await read(text, OBJECT)).toEqual(unreadable);
});

test.each([
  ['{"data": null}', undefined, undefined],
  ['{"data": null, "reason": " "}', undefined, ''],
  ['{"data": null}', OBJECT, undefined],
  ['{"data": null, "reason": "No price."}', OBJECT, 'No price.'],
  ['{"data": null, "reason": "No price."}', NULLABLE, 'No price.'],
])('%s says that it cannot be done', async (text, schema, reason) => {
  expect(await read(text, schema)).toEqual({ kind: 'impossible', reason });
});

test('data that do not fit are named', async () => {
  expect(await read('{"data": 1}', OBJECT)).toMatchObject({ kind: 'misfit' });
});
