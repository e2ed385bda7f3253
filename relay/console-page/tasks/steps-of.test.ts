import type { TaskEvent } from '@assent/shared';
import { expect, test } from 'vitest';
import { stepsOf } from './steps-of.ts';

const preview = {
  ...{ sentence: 'Click button “Order”', effect: 'submits', risk: 'Submits' },
  ...{ parts: { before: 'Click', kind: 'button', name: 'Order', after: '' }, details: [], sends: [] },
};
const approvalId = `ap_${'0'.repeat(32)}`;
const expiresAt = '2026-01-01T00:00:00.000Z';

const asked: TaskEvent[] = [
  { type: 'started', id: `at_${'0'.repeat(32)}`, expiresAt },
  { type: 'thinking', content: 'I order.' },
  { type: 'tool_call', callId: 'a', tool: 'browser_click', args: { ref: 'e1' } },
  { type: 'approval_required', approvalId, callId: 'a', preview, expiresAt },
];

test('a thought belongs to the next call, and an approval waits until it is decided', () => {
  expect(stepsOf(asked)).toMatchObject([
    { callId: 'a', thought: 'I order.', approvals: [{ approvalId, state: 'pending' }], outcome: undefined },
  ]);
});

test('a rejection and its result stay with their call; the next call has no thought of before', () => {
  const error = 'Rejected: Not that';
  const steps = stepsOf([
    ...asked,
    { type: 'rejected', approvalId, callId: 'a', because: 'rejected', reason: 'Not that' },
    { type: 'tool_result', callId: 'a', tool: 'browser_click', result: { success: false, error } },
    { type: 'tool_call', callId: 'b', tool: 'browser_scroll', args: { direction: 'down' } },
    {
      type: 'tool_result',
      callId: 'b',
      tool: 'browser_scroll',
      result: { success: true, effect: 'scrolled' },
    },
  ]);
  expect(steps).toMatchObject([
    {
      approvals: [{ state: 'rejected', reason: 'Not that' }],
      outcome: { isDone: false, message: error, denied: 'rejected' },
    },
    { thought: undefined, approvals: [], outcome: { isDone: true, effect: 'scrolled', denied: undefined } },
  ]);
});

test('what failed after an approval was not denied, and keeps its type', () => {
  const result = { success: false, error: 'It changed.', error_type: 'ElementChanged' };
  const steps = stepsOf([
    ...asked,
    { type: 'approved', approvalId, callId: 'a' },
    { type: 'tool_result', callId: 'a', tool: 'browser_click', result },
  ]);
  expect(steps).toMatchObject([
    { approvals: [{ state: 'approved' }], outcome: { denied: undefined, errorType: 'ElementChanged' } },
  ]);
});

test.each(['rejected', 'expired', 'void'] as const)('a call that came to nothing is denied: %s', because => {
  const result = { success: false, error: 'No.', error_type: 'NotPermitted' };
  const steps = stepsOf([
    ...asked,
    { type: 'rejected', approvalId, callId: 'a', because },
    { type: 'tool_result', callId: 'a', tool: 'browser_click', result },
  ]);
  expect(steps).toMatchObject([{ outcome: { isDone: false, denied: because } }]);
});
