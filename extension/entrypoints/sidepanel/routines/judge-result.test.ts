import { formatResultMessage, type RoutineStep } from '@assent/shared';
import { expect, test } from 'vitest';
import { judgeResult } from './judge-result.ts';

const click: RoutineStep = {
  operation: 'click',
  target: { role: 'button', name: 'Save' },
  params: {},
  expect: {
    effect: 'submitted',
    message: 'Saved 3 tables for {{guest}}.',
    url: 'https://shop.example/done/17',
  },
};
const fill: RoutineStep = {
  operation: 'fill',
  target: { role: 'textbox', name: 'Guest' },
  params: { value: '{{guest}}' },
  expect: { effect: 'changed' },
};
const values = new Map([['guest', 'Ada']]);

const FILLED = { success: true, message: 'Filled.', effect: 'changed' };
const SAVED = {
  success: true,
  message: 'Clicked.',
  effect: 'submitted',
  page_message: 'Saved 4 tables for Ada.',
  url: 'https://shop.example/done/18?token=1',
};

function judge(...results: object[]) {
  const text = formatResultMessage('page_action', { success: true, results, summary: '' });
  return judgeResult(text, [fill, fill, click], [1, 2], values);
}

test('numbers and values may differ, and a field may have had its value', () => {
  expect(judge(FILLED, SAVED)).toEqual({ kind: 'as-recorded', leftOut: 0 });
  expect(judge({ ...FILLED, effect: 'no_change' }, SAVED)).toEqual({ kind: 'as-recorded', leftOut: 0 });
});

test('a row that the person left out is counted', () => {
  const unticked = { success: false, message: 'Left out.', error_type: 'Rejected' };
  expect(judge(unticked, SAVED)).toEqual({ kind: 'as-recorded', leftOut: 1 });
});

test.each([
  [
    { success: false, message: 'It is covered.' },
    { kind: 'failed', reason: 'It is covered.' },
  ],
  [{ effect: 'changed' }, { kind: 'effect', recorded: 'submitted', now: 'changed' }],
  [{ page_message: 'Full.' }, { kind: 'message', recorded: 'Saved 3 tables for {{guest}}.', now: 'Full.' }],
  [{ page_message: undefined }, { kind: 'message', now: undefined }],
  [{ url: 'https://shop.example/full' }, { kind: 'url', now: 'https://shop.example/full' }],
])('%j differs', (receipt, difference) => {
  expect(judge(FILLED, { ...SAVED, ...receipt })).toMatchObject({ kind: 'differs', step: 2, difference });
});

test('a missing result is a failure, never a success', () => {
  expect(judge(FILLED)).toMatchObject({ kind: 'differs', step: 2 });
  expect(judgeResult('Hello', [click], [0], values)).toMatchObject({ kind: 'differs', step: 0 });
});

test('a rejected card is no difference', () => {
  const rejected = { success: false, error: 'No.', error_type: 'Rejected', reason: 'Later.' };
  const text = formatResultMessage('page_action', rejected);
  expect(judgeResult(text, [click], [0], values)).toEqual({ kind: 'rejected', reason: 'Later.' });
  const closed = { success: false, error: 'The tab is closed.', error_type: 'PageGone' };
  expect(judgeResult(formatResultMessage('page_action', closed), [click], [0], values)).toMatchObject({
    difference: { kind: 'failed', reason: 'The tab is closed.' },
  });
});
