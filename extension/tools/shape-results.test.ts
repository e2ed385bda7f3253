import { expect, test } from 'vitest';
import { parseCall, wordResult } from './parse-call.ts';

const DONE = { success: true, message: 'Done.' };

/** The result of one action with these parameters. */
function ignoredOf(action: string, params: Record<string, unknown>): unknown {
  const given = JSON.stringify({ actions: [{ action, target: { elementId: 'e_1' }, params }] });
  expect(parseCall('page_action', given).status).toBe('ready');
  const result = { success: true, results: [DONE], summary: '' };
  const { results } = wordResult('page_action', given, 'page', result);
  return Array.isArray(results) ? results[0].ignored_params : undefined;
}

test.each([
  ['click', { force: true }, 'force: no such parameter of click'],
  ['fill', { value: 'x', clear: true, delay: 5 }, 'clear, delay: no such parameter of fill'],
  ['scroll', { direction: 'down', amount: 500 }, /^amount: .* \(there are: .*direction/u],
])('the result lists an unknown parameter: %s %o', (action, params, expected) => {
  expect(ignoredOf(action, params)).toMatch(expected);
});

test.each([
  ['fill', { value: 'x' }],
  ['click', { value: '', color: null, reason: 'The person asked for it.' }],
])('the result omits known and empty parameters and remarks: %s %o', (action, params) => {
  expect(ignoredOf(action, params)).toBeUndefined();
});

test('each result lists its own, also after a failure', () => {
  const actions = [
    { action: 'click', target: { elementId: 'e_1' } },
    { action: 'click', target: { elementId: 'e_2' }, params: { times: 2 } },
  ];
  const failed = { success: false, error_type: 'ElementNotFound', message: 'Not there.' };
  const result = { success: false, results: [DONE, failed], summary: '' };
  expect(wordResult('page_action', JSON.stringify({ actions }), 'page', result).results).toEqual([
    DONE,
    { ...failed, ignored_params: expect.stringContaining('times: ') },
  ]);
});

test('a result without a batch stays as it is', () => {
  const rejected = { success: false, error: 'No.', error_type: 'Rejected' };
  const given = JSON.stringify({
    actions: [{ action: 'click', target: { elementId: 'e_1' }, params: { times: 2 } }],
  });
  expect(wordResult('page_action', given, 'page', rejected)).toEqual(rejected);
});
